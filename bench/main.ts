import { antietamOdds } from './antietam.ts';
import { combatOdds } from './combatOdds.ts';
import { combatSampling } from './combatSampling.ts';
import { huzzahAssault } from './huzzah.ts';
import { mapPaths } from './map.ts';
import { randomPlay } from './play.ts';
import { sequence } from './sequence.ts';

combatSampling();
combatOdds();
sequence();
huzzahAssault();
antietamOdds();
mapPaths();
randomPlay();
