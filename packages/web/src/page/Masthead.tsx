/** Name of the house, and the lamp: light, dark, or as the system has it. */
import type { MapEntry } from '@longroll/kernel';
import { useEffect, useState } from 'react';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function storedTheme(): Theme {
  const set = document.documentElement.dataset['theme'];
  return set === 'light' || set === 'dark' ? set : 'system';
}

function keepTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem('longroll.theme', theme);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

interface MastheadProps {
  /** The first part of the address. */
  readonly room: string;
  readonly maps: readonly MapEntry[];
}

/** First part of the address, where the link leads, what it says. */
const roomsOf = (maps: readonly MapEntry[]): readonly (readonly [string, string, string])[] => [
  ['field', '/field', 'Field'],
  ['charts', '/charts', 'Charts'],
  ['rules', '/rules', 'Rules'],
  ['roster', '/roster', 'Rosters'],
  ...maps.slice(0, 1).map(({ id }) => ['map', `/map/${id}`, 'Map'] as const),
  ['lab', '/lab', 'Lab'],
  ['log', '/log', 'Log'],
];

export function Masthead({ room, maps }: MastheadProps) {
  const [theme, setTheme] = useState(storedTheme);
  useEffect(() => keepTheme(theme), [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  return (
    <header className="masthead">
      <a className="skip" href="#main">
        To the contents
      </a>
      <a className="wordmark" href="/">
        <Drum /> <span>Long Roll</span>
      </a>
      <nav className="rooms" aria-label="Rooms">
        {roomsOf(maps).map(([id, address, title]) => (
          <a key={id} href={address} aria-current={room === id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <button type="button" className="lamp" onClick={() => setTheme(next)}>
        <span className="visually-hidden">Colours: {theme}. Change to </span>
        <span aria-hidden="true">{LAMPS[theme]}</span>
        <span className="visually-hidden">{next}</span>
      </button>
    </header>
  );
}

const LAMPS: Record<Theme, string> = { system: '◐', light: '○', dark: '●' };

function Drum() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <ellipse cx="16" cy="11" rx="10" ry="4" />
        <path d="M6 11v11c0 2.2 4.5 4 10 4s10-1.8 10-4V11M6.5 12.5l5 12.5M11.5 25l4.5-10 4.5 10M25.5 12.5l-5 12.5M3 3l10 7M29 3 19 10" />
      </g>
    </svg>
  );
}
