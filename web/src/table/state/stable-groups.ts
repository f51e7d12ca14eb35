/** Lists and maps that stay the same object as long as their content does. */

/** Things by a key, in their order; a group whose members are unchanged is the one from before. */
export function grouped<T, K>(
  things: readonly T[],
  key: (thing: T) => K | undefined,
  before: ReadonlyMap<K, readonly T[]> = new Map(),
): Map<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const at = key(thing);
    if (at === undefined) continue;
    const group = groups.get(at);
    if (group) group.push(thing);
    else groups.set(at, [thing]);
  }
  return new Map([...groups].map(([at, group]) => [at, same(group, before.get(at))]));
}

/** The earlier list if it has the same content. */
export function same<T>(now: readonly T[], before: readonly T[] | undefined): readonly T[] {
  const unchanged = before?.length === now.length && now.every((thing, n) => thing === before[n]);
  return unchanged ? before : now;
}

/** The earlier map if it has the same content. */
export function sameMap<K, T>(now: ReadonlyMap<K, T>, before: ReadonlyMap<K, T>): ReadonlyMap<K, T> {
  const unchanged =
    now.size === before.size && [...now].every(([key, value]) => before.has(key) && before.get(key) === value);
  return unchanged ? before : now;
}
