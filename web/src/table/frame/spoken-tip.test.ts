import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../state/settings.svelte';
import { spokenTip } from './spoken-tip';

vi.mock('../../text/translate.svelte', async (load) => ({
  ...(await load<object>()),
  t: (key: string, args: { rule: string }) => `${key} ${args.rule}`,
}));

beforeEach(() => {
  settings.letters = true;
});

test('each part is a sentence, and the rule comes last', () => {
  expect(spokenTip(['you have no key', 'For sale: 2.'], 'CL-9.1')).toBe(
    'you have no key. For sale: 2. tbl-tip-rule-key CL-9.1',
  );
  expect(spokenTip(['One boot.'], null)).toBe('One boot.');
});

test('without letters as keys the rule is named alone', () => {
  settings.letters = false;
  expect(spokenTip(['One boot.'], 'CL-10.1')).toBe('One boot. tbl-tip-rule-named CL-10.1');
});
