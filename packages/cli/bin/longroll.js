#!/usr/bin/env node
// Runs the TypeScript sources as they are: nothing to build before the first command.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
