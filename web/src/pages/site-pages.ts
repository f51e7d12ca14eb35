/** The lobby, its lists and what leads to a match: one file that a table does without. */
export { default as ListPage } from './ListPage.svelte';
export { default as LobbyPage } from './LobbyPage.svelte';
export { default as NewTablePage } from './NewTablePage.svelte';
export { default as UnknownGamePage } from './UnknownGamePage.svelte';
export { default as WaitingRoomPage } from './WaitingRoomPage.svelte';
