import { expect, test } from 'vitest';
import { Unseen } from './unseen.svelte';

test('what happens while the page is hidden is counted in its title until it is seen', () => {
  const page = { hidden: false };
  const unseen = new Unseen(page);
  unseen.add('Théo sat down');
  expect(unseen.title('Clank!')).toBe('Clank! · Donjon');
  page.hidden = true;
  unseen.add('Théo sat down');
  unseen.add('Théo: Hello');
  unseen.see();
  expect([unseen.count, unseen.title('Clank!')]).toEqual([2, '(2) Théo: Hello · Clank!']);
  page.hidden = false;
  unseen.see();
  expect([unseen.count, unseen.title('Clank!')]).toEqual([0, 'Clank! · Donjon']);
});
