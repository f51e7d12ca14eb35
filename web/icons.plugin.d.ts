import type { Plugin } from 'vite';

export function gameIcons(glossaryFile: string): Plugin;
