// A thread of the server: answers what it is asked.
import { sources } from './sources.js';

export const { answer, ready } = await sources('clerk');
