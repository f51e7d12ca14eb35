/** Dialogs that few people open, loaded when somebody does. */
export const branchDialog = () => import('./BranchDialog.svelte');
/** What the pages of a table add to the sheet of keys. */
export const pageKeys = () => import('./page-keys');
export const reviewDialog = () => import('./ReviewDialog.svelte');
