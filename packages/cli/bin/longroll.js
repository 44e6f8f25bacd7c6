#!/usr/bin/env node
// Runs the TypeScript sources: nothing to build before the first command.
import { sources } from './sources.js';

await sources('main');
