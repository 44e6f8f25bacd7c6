/** What is looked for stands in the address, so that a link finds it again. */
import { useState } from 'react';

export function useQuery(): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search).get('find') ?? '');
  const find = (text: string) => {
    setQuery(text);
    const search = text === '' ? '' : `?find=${encodeURIComponent(text)}`;
    history.replaceState(history.state, '', location.pathname + search);
  };
  return [query, find];
}
