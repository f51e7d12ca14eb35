/** A key that nobody else makes up. A page that comes over plain HTTP from another computer has no `crypto.randomUUID`. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
