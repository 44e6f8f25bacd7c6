/** A field that finds places and numbers of hexes, and the list of all that has a name. */
import type { GridMap } from '@longroll/kernel';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { allNamed, type Found, found } from './hexWords.ts';

interface FindPlaceProps {
  readonly map: GridMap;
  readonly onGo: (cell: number) => void;
}

export function FindPlace({ map, onGo }: FindPlaceProps) {
  const [query, setQuery] = useState('');
  const field = useId();
  const named = useMemo(() => allNamed(map), [map]);
  const hits = useMemo(() => found(map, named, query), [map, named, query]);
  const go = (cell: number) => {
    setQuery('');
    onGo(cell);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hits[0]) go(hits[0].cell);
  };
  return (
    <search className="map-find">
      <form onSubmit={submit}>
        <label htmlFor={field}>Find a place or a hex number</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p className="visually-hidden" role="status">
        {query.trim() !== '' && (hits.length === 0 ? 'Nothing found' : `${hits.length} found`)}
      </p>
      {query.trim() !== '' && hits.length === 0 && <p className="hint">No place and no hex of that name.</p>}
      {hits.length > 0 && <Names named={hits} onGo={go} />}
      <details>
        <summary>All places ({named.length})</summary>
        <Names named={named} onGo={go} />
      </details>
    </search>
  );
}

function Names({ named, onGo }: { readonly named: readonly Found[]; readonly onGo: (cell: number) => void }) {
  return (
    <ul className="map-names">
      {named.map(({ cell, title, note }) => (
        <li key={`${title} ${note}`}>
          <button type="button" onClick={() => onGo(cell)}>
            {title} <small>{note}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
