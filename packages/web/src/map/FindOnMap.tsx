/** A field that finds something on the map by its name: what is found stands under it, and Enter goes to the first. */
import { type FormEvent, useId } from 'react';
import type { Found } from './hexWords.ts';

interface OnMap extends Found {
  readonly side?: string;
}

interface FindOnMapProps<T extends OnMap> {
  readonly label: string;
  /** What is said when there is none: "No place of that name." */
  readonly none: string;
  readonly query: string;
  readonly hits: readonly T[];
  readonly onQuery: (query: string) => void;
  readonly onGo: (hit: T) => void;
}

export function FindOnMap<T extends OnMap>({ label, none, query, hits, onQuery, onGo }: FindOnMapProps<T>) {
  const field = useId();
  const isEmpty = query.trim() !== '' && hits.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hits[0]) onGo(hits[0]);
  };
  return (
    <>
      <form className="find-on-map" onSubmit={submit}>
        <label htmlFor={field}>{label}</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </form>
      <p className="visually-hidden" role="status">
        {isEmpty && none}
        {hits.length > 0 && `${hits.length} found`}
      </p>
      {isEmpty && (
        <p className="hint" aria-hidden="true">
          {none}
        </p>
      )}
      {hits.length > 0 && <NamesOnMap named={hits} onGo={onGo} />}
    </>
  );
}

interface NamesOnMapProps<T extends OnMap> {
  readonly named: readonly T[];
  readonly onGo: (one: T) => void;
}

export const NamesOnMap = <T extends OnMap>({ named, onGo }: NamesOnMapProps<T>) => (
  <ul className="map-names">
    {named.map((one) => (
      <li key={`${one.title} ${one.note} ${one.side}`} data-side={one.side}>
        <button type="button" onClick={() => onGo(one)}>
          {one.title} <small>{one.note}</small>
        </button>
      </li>
    ))}
  </ul>
);
