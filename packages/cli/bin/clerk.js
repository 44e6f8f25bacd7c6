// A thread of the server: answers what it is asked, by the TypeScript sources as they are.
import { register } from 'tsx/esm/api';

register();
export const { answer, ready } = await import('../src/clerk.ts');
