/** Entry of the worker in which computers think, beside the page: it is fetched when one is first to decide. */
import { parseMap, type Rules } from '@longroll/kernel';
import { registry } from '@longroll/registry';
import { MAPS } from '@longroll/registry/maps';
import { fetchText } from './field/checkFile.ts';
import type { Word } from './opponent/questions.ts';
import { Thinking } from './opponent/thinking.ts';

/** Milliseconds after which a word that came in is listened to. */
const SLICE = 60;

async function rulesOf(scenario: string): Promise<Rules> {
  const entry = registry.scenario(scenario);
  const map = MAPS.find(({ id }) => id === entry?.map);
  if (!entry || !map) throw new Error(`${scenario} is not known here.`);
  return entry.open(parseMap(await fetchText(map.address)));
}

const thinking = new Thinking({
  ...{ rulesOf, slice: SLICE },
  say: (said) => postMessage(said),
  pause: () => new Promise((resume) => setTimeout(resume)),
});

addEventListener('message', ({ data }: MessageEvent<Word>) => thinking.hear(data));
