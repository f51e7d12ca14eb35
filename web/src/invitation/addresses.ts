/** Which address of a table friends get, and what is said about it. */
import type { AddressKind, Invitation, InviteAddress } from '../wire';

/** The host and the path of an address, as one types it. */
export const typed = (url: string): string => url.replace(/^https?:\/\//, '');

/** The host alone. */
export const hostOf = (url: string): string => new URL(url).hostname;

/** The address that was picked, else the best one; null for a server that nobody else can reach. */
export function shownAddress({ addresses }: Invitation, picked: string | null): InviteAddress | null {
  return addresses.find(({ url }) => url === picked) ?? addresses[0] ?? null;
}

/** Friends can open one of the addresses. */
export const letsFriendsIn = ({ addresses }: Invitation): boolean => addresses.some((each) => !isHere(each));

const isHere = ({ kind }: InviteAddress) => kind === 'this-computer';

/** What the card begins with. */
export function leadKey(invitation: Invitation, shown: InviteAddress): string {
  if (letsFriendsIn(invitation)) return `ui-invite-lead-${shown.kind}`;
  return invitation.command ? 'ui-invite-closed' : 'ui-invite-no-network';
}

/** What is to be known about the address that is shown: the page was opened by one that serves nobody else. */
export function noteKey(invitation: Invitation, shown: InviteAddress): string | null {
  if (!letsFriendsIn(invitation)) return null;
  if (isHere(shown)) return 'ui-invite-note-here';
  return invitation.addresses.some(isHere) ? 'ui-invite-note-opened' : null;
}

/** What can be chosen: each address by its kind, and the Internet also where it leads nowhere yet. */
export function ways({ addresses }: Invitation): { kind: AddressKind; url: string | null }[] {
  const known = addresses.map(({ kind, url }) => ({ kind, url }));
  return known.some(({ kind }) => kind === 'public') ? known : [...known, { kind: 'public', url: null }];
}
