import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { gameIcons } from './icons.plugin.js';

// While developing, the server may be anywhere: DONJON_SERVER=http://127.0.0.1:9000 npm run dev.
const server = loadEnv('development', '.', 'DONJON_')['DONJON_SERVER'] ?? 'http://127.0.0.1:8642';

// The built client is shipped inside the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), gameIcons('src/ui/icon-glossary.json')],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
