/** What tips look like, loaded when somebody first points at something. */
export const tooltip = () => import('./Tooltip.svelte');
/** Dialogs that few people open, or late. */
export const allChoices = () => import('./AllChoices.svelte');
export const resultDialog = () => import('./Result.svelte');
export const keysDialog = () => import('./KeysDialog.svelte');
