import type { Scene } from '../../wire';

/** Who made the choice after this scene; null if several seats were asked. */
export function actor({ prompt }: Scene): number | null {
  return prompt?.waiting.length === 1 ? prompt.waiting[0]! : null;
}
