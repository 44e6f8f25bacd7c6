/** One order to many: whom, what, where; what it would come to; and done. */
import { useId } from 'react';
import { type Formation, units } from './many.ts';
import type { Desk } from './useDesk.ts';
import type { Many } from './useMany.ts';
import { cellName } from './words.ts';

export function ManyOrders({ desk }: { readonly desk: Desk }) {
  const { many } = desk;
  return (
    <section className="many-orders" aria-label="Order many at once">
      <header>
        <h3>Order many at once</h3>
        <button type="button" className="quiet" onClick={() => many.open(false)}>
          Close
        </button>
      </header>
      <Whom many={many} />
      <What many={many} />
      {many.kind?.needs === 'cell' && <Where desk={desk} />}
      {many.kind?.needs === 'value' && <Which many={many} />}
      <Prospect many={many} />
    </section>
  );
}

function Whom({ many }: { readonly many: Many }) {
  const { formations, pieces } = many;
  const all = formations.flatMap((one) => one.pieces.map(({ id }) => id));
  return (
    <fieldset>
      <legend>
        For whom{' '}
        <small>{pieces.length === 0 ? 'tick them, or tap counters on the map' : units(pieces.length)}</small>
      </legend>
      <ul className="formations">
        {formations.map((formation) => (
          <FormationLine key={formation.title} {...{ formation, many }} />
        ))}
      </ul>
      <p className="tools">
        <button type="button" className="quiet" onClick={() => many.tick(all, true)}>
          All
        </button>
        <button
          type="button"
          className="quiet"
          disabled={pieces.length === 0}
          onClick={() => many.tick(all, false)}
        >
          None
        </button>
      </p>
    </fieldset>
  );
}

interface FormationLineProps {
  readonly formation: Formation;
  readonly many: Many;
}

function FormationLine({ formation: { title, pieces }, many }: FormationLineProps) {
  const ids = pieces.map(({ id }) => id);
  const isIn = (id: string) => many.pieces.includes(id);
  const count = ids.filter(isIn).length;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={count === ids.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < ids.length;
          }}
          onChange={(event) => many.tick(ids, event.target.checked)}
        />
        <b>{title}</b>
      </label>
      <span>
        {pieces.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={isIn(id)} onClick={() => many.tick([id], !isIn(id))}>
            {name}
          </button>
        ))}
      </span>
    </li>
  );
}

function What({ many: { kinds, kind, choose } }: { readonly many: Many }) {
  const name = useId();
  return (
    <fieldset className="kinds">
      <legend>What</legend>
      {kinds.map((one) => (
        <label key={one.id} title={one.about}>
          <input type="radio" name={name} checked={kind?.id === one.id} onChange={() => choose(one)} />
          <span>{one.title}</span>
        </label>
      ))}
      {kind && <p className="hint">{kind.about}</p>}
    </fieldset>
  );
}

function Where({ desk: { many, map } }: { readonly desk: Desk }) {
  return (
    <fieldset>
      <legend>Where</legend>
      <label className="where">
        <span>{many.cell < 0 ? 'Tap the map, or write its number' : cellName(map, many.cell)}</span>
        <input
          type="text"
          inputMode="numeric"
          size={6}
          aria-label="Number of the place"
          key={many.cell}
          defaultValue={many.cell < 0 ? '' : map.ids[many.cell]}
          onChange={(event) => {
            const cell = map.cells.get(event.target.value.trim().toUpperCase());
            if (cell !== undefined) many.setCell(cell);
          }}
        />
      </label>
    </fieldset>
  );
}

function Which({ many: { kind, value, setValue } }: { readonly many: Many }) {
  const name = useId();
  return (
    <fieldset className="kinds">
      <legend>Which</legend>
      {kind?.values?.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            checked={value === one.value}
            onChange={() => setValue(one.value)}
          />
          <span>{one.title}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is still to be said, or what it would do. */
function missing({ pieces, kind, prospect }: Many): string {
  if (pieces.length === 0) return 'Say for whom it is.';
  if (!kind) return 'Say what they are to do.';
  return prospect?.text ?? (kind.needs === 'cell' ? 'Say where.' : 'Say which.');
}

function Prospect({ many }: { readonly many: Many }) {
  const canDo = (many.prospect?.actions.length ?? 0) > 0;
  return (
    <div className="prospect">
      <p role="status">{missing(many)}</p>
      <button type="button" className="primary" disabled={!canDo} onClick={many.carryOut}>
        Carry it out
      </button>
    </div>
  );
}
