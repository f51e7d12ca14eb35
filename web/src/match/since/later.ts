/** What everybody did, loaded when there is something to tell. */
export const sinceView = () => import('./SinceView.svelte');
