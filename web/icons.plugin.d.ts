import type { Plugin } from 'vite';

export function gameIcons(glossaryFile: string, gamesFolder: string): Plugin;
