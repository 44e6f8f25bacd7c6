/** A story shown sentence by sentence on the map, at the pace of the replay; it can be hurried and left out. */
import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { PACES } from './pace.ts';
import type { Changes } from './paint/paintTracks.ts';
import type { Scene, Told } from './story.ts';
import { useKeys } from './useKeys.ts';

export interface Playback {
  /** What is told now; null before and after. */
  readonly scene: Scene | null;
  /** Its place, from 1, among so many. */
  readonly at: number;
  readonly of: number;
  next(): void;
  skip(): void;
  again(): void;
}

const BLANK = ' ';

export function usePlayback(told: Told | null, isOff: boolean): Playback {
  const key = told ? `${told.move} ${told.side}` : '';
  const scenes = isOff ? [] : (told?.scenes ?? []);
  const [shown, setShown] = useState({ key, at: 0 });
  const place = shown.key === key ? shown.at : 0;
  const { pace } = useSettings();
  const go = (at: number) => setShown({ key, at });
  const isOn = place < scenes.length;
  useEffect(() => {
    if (!isOn) return;
    const waiting = setTimeout(() => setShown({ key, at: place + 1 }), PACES[pace]);
    return () => clearTimeout(waiting);
  }, [isOn, key, place, pace]);
  const next = () => go(place + 1);
  const skip = () => go(scenes.length);
  useKeys(isOn ? { ArrowRight: next, [BLANK]: next, Escape: skip } : {});
  const scene = scenes[place] ?? null;
  return { scene, at: place + 1, of: scenes.length, next, skip, again: () => go(0) };
}

/** Where a sentence happened, as the map marks it: a ring, or an arrow from the one cell to the other. */
export function sceneChanges(scene: Scene | null): Changes | null {
  const [from, to] = scene?.cells ?? [];
  if (from === undefined) return null;
  if (to === undefined || to === from) return { tracks: [], cells: [from], blow: null };
  return { tracks: [], cells: [to], blow: { from, to } };
}
