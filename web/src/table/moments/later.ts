/** What great moments look like, loaded once the table stands, or with the first of them. */
export const momentLayer = () => import('./MomentLayer.svelte');
