/** A game from a file: checked beside the page while that says how far it is, then kept as a new game. */
import type { MapEntry, Registry } from '@longroll/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CheckedFile, Progress } from './checkFile.ts';
import { startCheck } from './checking.ts';
import { keepChecked, newKey } from './games.ts';

interface ImportFileProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
}

type Sound = Exclude<CheckedFile, { readonly wrong: string }>;

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'checking'; readonly progress: Progress }
  | { readonly is: 'refused'; readonly wrong: string; readonly upTo: Sound | null };

const IDLE: State = { is: 'idle' };

const refused = (wrong: string, upTo: Sound | null = null): State => ({
  is: 'refused',
  wrong: `Nothing was changed. ${wrong}`,
  upTo: upTo && upTo.record.moves.length > 0 ? upTo : null,
});

/** Keeps what was checked, and goes to it. */
function useKeeping(setState: (state: State) => void): (checked: Sound) => void {
  const [, navigate] = useLocation();
  return (checked) => {
    const key = newKey();
    const { told } = checked;
    if (keepChecked(key, checked)) navigate(`/field/game/${key}`, { state: { told } });
    else setState(refused('This device can keep no more games. Delete one and try again.'));
  };
}

export function ImportFile({ registry, maps }: ImportFileProps) {
  const [state, setState] = useState<State>(IDLE);
  const giveUp = useRef<() => void>(() => undefined);
  const keep = useKeeping(setState);
  useEffect(() => () => giveUp.current(), []);
  const done = (checked: CheckedFile) => {
    if ('wrong' in checked) setState(refused(checked.wrong));
    else if (checked.differs !== '') setState(refused(checked.differs, checked));
    else keep(checked);
  };
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    giveUp.current();
    const tell = (progress: Progress) => setState({ is: 'checking', progress });
    tell({ done: 0, of: 0 });
    giveUp.current = startCheck({ file, registry, maps, tell, done });
    // The same file may be picked again after a mistake in it was mended.
    input.value = '';
  };
  const cancel = () => {
    giveUp.current();
    setState(IDLE);
  };
  return (
    <>
      <label className="button">
        Import a game file
        <input
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          onChange={(event) => take(event.target)}
        />
      </label>
      {state.is === 'checking' && <Checking progress={state.progress} onCancel={cancel} />}
      <p role="status">{state.is === 'refused' ? state.wrong : ''}</p>
      {state.is === 'refused' && state.upTo && <KeepUpTo upTo={state.upTo} onKeep={keep} />}
    </>
  );
}

interface CheckingProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

function Checking({ progress: { done, of }, onCancel }: CheckingProps) {
  const words = of === 0 ? 'Reading the file.' : `Checking its moves: ${done} of ${of}.`;
  return (
    <div className="checking">
      <label>
        <span>{words}</span> <progress {...(of > 0 && { value: done, max: of })} />
      </label>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

interface KeepUpToProps {
  readonly upTo: Sound;
  readonly onKeep: (checked: Sound) => void;
}

/** What differs from the rules is not taken; what comes before may be, as a game of its own. */
function KeepUpTo({ upTo, onKeep }: KeepUpToProps) {
  const moves = upTo.record.moves.length;
  const title = `${upTo.title}, up to move ${moves}`;
  return (
    <button type="button" onClick={() => onKeep({ ...upTo, title, record: { ...upTo.record, title } })}>
      Keep it up to move {moves}
    </button>
  );
}
