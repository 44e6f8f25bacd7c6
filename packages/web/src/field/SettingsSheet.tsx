/** How the table is set for whoever sits at it; every choice holds at once and is kept on the device. */
import { useEffect, useId, useRef } from 'react';
import { change, type SettingName, type Settings, useSettings } from '../settings/settings.ts';

interface Setting<K extends SettingName> {
  readonly name: K;
  readonly title: string;
  readonly help: string;
  readonly choices: readonly (readonly [value: Settings[K], words: string])[];
}

const setting = <K extends SettingName>(one: Setting<K>): Setting<SettingName> =>
  one as unknown as Setting<SettingName>;

const OFF_ON = [
  [false, 'off'],
  [true, 'on'],
] as const;

const SETTINGS: readonly Setting<SettingName>[] = [
  setting({
    name: 'forced',
    title: 'Forced moves by themselves',
    help: 'Where only one thing can be done it is done, unless dice would fall or the turn or the game would end. The journal has it, and Undo takes it back with the move before it.',
    choices: OFF_ON,
  }),
  setting({
    name: 'motion',
    title: 'Movement',
    help: 'How dice fall and the map glides. If your system asks for less movement there is none.',
    choices: [
      ['off', 'off'],
      ['fast', 'fast'],
      ['normal', 'normal'],
    ],
  }),
  setting({
    name: 'pace',
    title: 'Pace of the replay',
    help: 'How long a move is shown before the next.',
    choices: [
      ['slow', 'slow'],
      ['normal', 'normal'],
      ['fast', 'fast'],
    ],
  }),
  setting({
    name: 'sound',
    title: 'Sound of dice',
    help: 'A short knock when dice fall.',
    choices: OFF_ON,
  }),
  setting({
    name: 'palette',
    title: 'Colours',
    help: 'The second set can be told apart by those who see red and green alike: blue against orange, and no red beside green.',
    choices: [
      ['plain', 'as printed'],
      ['clear', 'blue and orange'],
    ],
  }),
  setting({
    name: 'type',
    title: 'Size of the type',
    help: 'On all pages.',
    choices: [
      [100, '100 %'],
      [115, '115 %'],
      [130, '130 %'],
    ],
  }),
];

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const set = useSettings();
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  return (
    <dialog ref={sheet} className="settings" aria-labelledby="settings-head" onClose={onClose}>
      <h2 id="settings-head">Settings</h2>
      <div className="settings-list">
        {SETTINGS.map((one) => (
          <Row key={one.name} setting={one} value={set[one.name]} />
        ))}
      </div>
      <button type="button" onClick={() => sheet.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

interface RowProps {
  readonly setting: Setting<SettingName>;
  readonly value: Settings[SettingName];
}

function Row({ setting: { name, title, help, choices }, value }: RowProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend>{title}</legend>
      <div className="settings-choices">
        {choices.map(([choice, words]) => (
          <label key={words}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => change({ [name]: choice })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <p id={id}>{help}</p>
    </fieldset>
  );
}
