/** Pages that are loaded when they are opened. */
import { routeOf } from '../state/route';

export const tablePages = () => import('./table-pages');
export const replayPage = () => import('./ReplayPage.svelte');
export const sitePages = () => import('./site-pages');
export const rulesPage = () => import('./RulesPage.svelte');
export const aboutPage = () => import('./AboutPage.svelte');

/** Begin to load what the page of an address needs, while other things are loading. */
export function preload(address: string): void {
  const { page } = routeOf(new URL(address));
  const failed = () => {}; // the page itself says so
  if (page === 'table') tablePages().catch(failed);
  else if (page === 'replay') replayPage().catch(failed);
  else sitePages().catch(failed);
}
