/** What a recap looks like, loaded with the first of them. */
export const recapOverlay = () => import('./RecapOverlay.svelte');
