import { expect, test } from 'vitest';
import type { AddressKind, Invitation, InviteAddress } from '../wire';
import { hostOf, leadKey, letsFriendsIn, noteKey, shownAddress, typed, ways } from './addresses';

function address(kind: AddressKind, url: string): InviteAddress {
  return { kind, url, link: `${url}/t/1?invite=2`, qr: null };
}

const home = address('network', 'http://192.168.1.24:8642');
const here = address('this-computer', 'http://127.0.0.1:8642');
const far = address('public', 'https://games.example.org');

function invitation(command: string | null, ...addresses: InviteAddress[]): Invitation {
  return { addresses, command };
}

const open = invitation(null, home, here);
const closed = invitation('donjon serve --host 0.0.0.0', here);

test('the best address is shown until another one is picked', () => {
  expect(shownAddress(open, null)).toBe(home);
  expect(shownAddress(open, here.url)).toBe(here);
  expect(shownAddress(open, 'http://gone')).toBe(home);
  expect(shownAddress(invitation(null), null)).toBeNull();
});

test('the card says how friends come in, or why they cannot', () => {
  expect(leadKey(open, home)).toBe('ui-invite-lead-network');
  expect(leadKey(open, here)).toBe('ui-invite-lead-this-computer');
  expect(leadKey(invitation(null, far), far)).toBe('ui-invite-lead-public');
  expect(leadKey(closed, here)).toBe('ui-invite-closed');
  expect(leadKey(invitation(null, here), here)).toBe('ui-invite-no-network');
  expect([open, closed, invitation(null, far)].map(letsFriendsIn)).toEqual([true, false, true]);
});

test('a note says when the page was opened by an address that is of no use to friends', () => {
  expect(noteKey(open, home)).toBe('ui-invite-note-opened');
  expect(noteKey(open, here)).toBe('ui-invite-note-here');
  expect(noteKey(invitation(null, home), home)).toBeNull();
  expect(noteKey(closed, here)).toBeNull();
});

test('the Internet is a way also while it leads nowhere', () => {
  expect(ways(open).map(({ kind, url }) => [kind, url])).toEqual([
    ['network', home.url],
    ['this-computer', here.url],
    ['public', null],
  ]);
  expect(ways(invitation(null, far, home))).toHaveLength(2);
});

test('an address is shown as one types it', () => {
  expect(typed(home.link)).toBe('192.168.1.24:8642/t/1?invite=2');
  expect(hostOf('http://[fd00::7]:8642')).toBe('[fd00::7]');
});
