// A thread of the laboratory: plays games by the TypeScript sources as they are.
import { register } from 'tsx/esm/api';

register();
export const { play } = await import('../src/table.ts');
