/** The options of a table as people read them. */
import type { GameOptionInfo, TableInfo, Value } from '../wire';
import { gameInfo } from '../state/games.svelte';
import { translate, t } from '../text/translate.svelte';

export interface OptionLine {
  label: string;
  value: string;
}

/** The options that differ from their defaults, in words. */
export function optionLines(info: TableInfo): OptionLine[] {
  const known = gameInfo(info.game)?.options ?? [];
  return known
    .filter((option) => differs(option, info.options[option.name]))
    .map((option) => ({
      label: translate(option.label),
      value: valueText(option, info.options[option.name]!),
    }));
}

function differs(option: GameOptionInfo, value: Value | undefined): boolean {
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(option.default);
}

function valueText(option: GameOptionInfo, value: Value): string {
  if (typeof value === 'boolean') return value ? t('ui-option-yes') : t('ui-option-no');
  if (Array.isArray(value)) return value.join(', ');
  const named = option.values?.find((each) => each.value === value);
  return named ? translate(named.label) : String(value);
}
