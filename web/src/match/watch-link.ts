/** The link by which others watch a match. */
import type { TableInfo } from '../wire';

type Shared = Pick<TableInfo, 'id' | 'access' | 'invite'>;

/** A private table opens with its invitation only, which nobody but those who sit there can give. */
export function watchLink({ id, access, invite }: Shared, origin: string): string {
  const address = `${origin}/t/${encodeURIComponent(id)}`;
  return access === 'private' && invite ? `${address}?invite=${encodeURIComponent(invite)}` : address;
}

/** The key of the sentence that says who can open the link. */
export function watchNote({ access, invite }: Shared): string {
  if (access === 'public') return 'ui-share-public';
  return invite ? 'ui-share-private' : 'ui-share-invited';
}
