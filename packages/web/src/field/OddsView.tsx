/** All odds of an action with every modifier, before it is done. */
import type { Asking, GridMap, Reached, Registry } from '@longroll/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { DicePicture } from '../odds/DicePicture.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import { OddsBars } from '../odds/OddsBars.tsx';
import { Outcomes } from '../odds/Outcomes.tsx';
import { askedOf, bound } from './asked.ts';
import { Going } from './Going.tsx';
import type { Option } from './options.ts';
import { cellName } from './words.ts';

interface OddsViewProps {
  readonly registry: Registry;
  readonly option: Option;
  readonly map: GridMap;
  /** Where the march that is weighed would go. */
  readonly way: Reached | undefined;
  readonly onCommit: () => void;
  readonly onClose: () => void;
}

export function OddsView({ registry, option, map, way, onCommit, onClose }: OddsViewProps) {
  const { told } = option;
  const asked = askedOf(registry, bound(registry, told, way));
  const asking = asked && 'asking' in asked ? asked.asking : null;
  const commit = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => commit.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className="odds-view resolver"
      aria-label={`Before: ${told.text}`}
      data-for={asking?.sides[0] ?? option.side}
      data-against={asking?.sides[1]}
    >
      <div className="commit">
        <p>
          <span className="eyebrow">{told.group}</span> <Cite of={told.cite} />
        </p>
        <p className="headline">{asking?.headline ?? told.text}</p>
        {way && <Going map={map} way={way} />}
        <p className="ways">
          <button ref={commit} type="button" className="primary" onClick={onCommit}>
            {told.text}
            {way && ` to ${cellName(map, way.cell)}`}
          </button>
          <button type="button" onClick={onClose}>
            Not now
          </button>
        </p>
      </div>
      {asked && 'refused' in asked && (
        <p className="refused">
          The odds cannot be shown: {asked.refused.text}{' '}
          <Cite of={asked.refused.cite} basis={asked.refused.basis} />
        </p>
      )}
      {asking && <AllOdds asking={asking} />}
      {!asked && <p className="hint">{hintOf(told.rolls, way)}</p>}
    </section>
  );
}

function hintOf(rolls: boolean, way: Reached | undefined): string {
  if (way?.chance !== undefined)
    return 'So it comes out if everybody fires who may. Whether they do is for the other side to say.';
  return rolls || way?.remark !== undefined ? 'Dice fall; nothing more is known before.' : 'No die falls.';
}

function AllOdds({ asking }: { readonly asking: Asking }) {
  const [marked, setMarked] = useState<string | null>(null);
  const [faces, setFaces] = useState<readonly number[] | null>(null);
  const throws = asking.everyThrow();
  const shown = faces ? asking.rollWith(faces) : null;
  const told = shown && !shown.refused ? shown.value : asking.likeliest();
  const { outcomes } = asking.tally();
  return (
    <>
      <OddsBars answer={{ odds: asking.tally(), ...asking.summary() }} marked={marked} onMark={setMarked} />
      {throws && (
        <DicePicture
          throws={throws}
          dice={asking.dice().map(({ name }) => name)}
          outcomes={outcomes}
          classes={asking.summary().summaries[0]?.classes ?? []}
          marked={marked}
          rolled={faces}
          onPick={setFaces}
        />
      )}
      {faces && <p className="verdict">{told.label}</p>}
      <Ledger notes={told.notes} />
      {outcomes.length > 1 && <Outcomes outcomes={outcomes} rolled={null} open={false} />}
    </>
  );
}
