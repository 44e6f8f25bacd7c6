import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './offline/compressed.ts';
import { offline } from './offline/plugin.ts';

export default defineConfig({
  plugins: [react(), offline(), compressed()],
  build: {
    target: 'es2022',
    sourcemap: true,
    // Libraries change seldom and stay in the browser's cache when the rules change.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] } } },
  },
  // Rules come when a file wants them, as in the page.
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:1861' } },
});
