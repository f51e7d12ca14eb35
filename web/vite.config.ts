import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { compressed } from './compression.plugin.js';
import { fonts } from './fonts.plugin.js';
import { gameIcons } from './icons.plugin.js';

// While developing, the server may be anywhere: DONJON_SERVER=http://127.0.0.1:9000 npm run dev.
const server = loadEnv('development', '.', 'DONJON_')['DONJON_SERVER'] ?? 'http://127.0.0.1:8642';

// Each file costs a request: what every page needs is one, what every table needs is another, and the lobby a third.
// What two of these share lies in the first: src/pages/shared.ts.
const FILES = [
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  { name: 'site-pages', test: /src\/pages\/site-pages\.ts$/ },
  { name: 'table-pages', test: /src\/pages\/table-pages\.ts$/ },
];

// The built client is shipped inside the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), fonts(), gameIcons('src/ui/icon-glossary.json', '../src/donjon/games'), compressed()],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: FILES } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
