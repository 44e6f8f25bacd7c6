import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './offline/compressed.ts';
import { offline } from './offline/plugin.ts';

/** What every visit needs of the systems, in one file: each further one costs its head on the way. */
const CARDS =
  /packages\/(?:gcacw|antietam|huzzah)\/src\/(?:charts|modifiers|model|procedures|questions|rulings|parts)\//;

export default defineConfig({
  plugins: [react(), offline(), compressed()],
  build: {
    target: 'es2022',
    sourcemap: true,
    // Libraries change seldom and stay in the browser's cache when the rules change.
    rolldownOptions: {
      // Whoever starts the program is not told how long each part of the build took.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/ },
            { name: 'cards', test: CARDS },
          ],
        },
      },
    },
  },
  // Rules come when a file wants them, as in the page.
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:1861' } },
});
