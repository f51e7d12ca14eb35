/** Dialogs that few people open, loaded when somebody does. */
export const settingsDialog = () => import('./SettingsDialog.svelte');
