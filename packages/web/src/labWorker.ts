/** Entry of the workers that play the games of a batch: as many as the device has cores to spare. */
import { parseMap, type Rules } from '@longroll/kernel';
import { registry } from '@longroll/registry';
import { MAPS } from '@longroll/registry/maps';
import { fetchText } from './field/checkFile.ts';
import type { Errand } from './lab/errands.ts';
import { Hand } from './lab/hand.ts';

async function rulesOf(scenario: string): Promise<Rules> {
  const entry = registry.scenario(scenario);
  const map = MAPS.find(({ id }) => id === entry?.map);
  if (!entry || !map) throw new Error(`${scenario} is not known here.`);
  return entry.open(parseMap(await fetchText(map.address)));
}

const hand = new Hand(rulesOf, (done) => postMessage(done));

addEventListener('message', ({ data }: MessageEvent<Errand>) => hand.run(data));
