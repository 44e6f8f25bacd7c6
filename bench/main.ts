/** Every benchmark in a process of its own: what one has made the engine assume must not slow the next. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { antietamOdds } from './antietam.ts';
import { randomCampaigns } from './campaignPlay.ts';
import { combatOdds } from './combatOdds.ts';
import { combatSampling } from './combatSampling.ts';
import { huzzahAssault } from './huzzah.ts';
import { keptGames } from './kept.ts';
import { mapPaths } from './map.ts';
import { cavalryReach, randomPlay } from './play.ts';
import { sequence } from './sequence.ts';

const BENCHES: Readonly<Record<string, () => void>> = {
  combatSampling,
  combatOdds,
  sequence,
  huzzahAssault,
  antietamOdds,
  mapPaths,
  randomPlay,
  randomCampaigns,
  cavalryReach,
  keptGames,
};

const wanted = process.argv[2];
const bench = BENCHES[wanted ?? ''];
if (bench) bench();
else
  for (const name of Object.keys(BENCHES)) {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], {
      stdio: 'inherit',
    });
    process.exitCode ||= status ?? 1;
  }
