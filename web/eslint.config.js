/** What `make check` asks of the client beyond types; how it is laid out is Prettier's. */
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['node_modules/', 'dev/scenes/', 'artefacts/', 'src/wire.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that stays
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check, which knows these warnings, reads the comments
      'svelte/prefer-svelte-reactivity': 'off', // maps that nothing watches stay plain
      'svelte/require-each-key': 'off', // many lists are drawn by position, and have nothing else
    },
  },
);
