/** The invitation to a table: from the link, else the one this browser came with before. */
import { remember, remembered } from '../browser/local-memory';

export function keptInvite(table: string, invite: string | null): string | null {
  if (invite) remember(`invite.${table}`, invite);
  return invite ?? remembered(`invite.${table}`);
}
