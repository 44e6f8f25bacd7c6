import { combatOdds } from './combatOdds.ts';
import { combatSampling } from './combatSampling.ts';

combatSampling();
combatOdds();
