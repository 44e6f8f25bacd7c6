// A thread of the laboratory: plays games.
import { sources } from './sources.js';

export const { play } = await sources('table');
