/** The page of a table: one file, with all that a replay needs of it. */
export { default as TablePage } from './TablePage.svelte';
