/** Serialises plain data with sorted keys, so that equal data gives equal text; says which value cannot be written so. */
export function canonical(value: unknown): string {
  try {
    return JSON.stringify(sorted(value)) ?? 'undefined';
  } catch (error) {
    const found = firstUnwritable(value, [], []);
    if (found === null) throw error;
    throw new Error(`${found} Contexts, events and identities are compared as JSON.`, { cause: error });
  }
}

/** What JSON has no text for: a BigInt, or a value that holds itself. */
function firstUnwritable(value: unknown, path: readonly string[], above: readonly unknown[]): string | null {
  const place = path.length === 0 ? 'The value' : `"${path.join('.')}"`;
  if (typeof value === 'bigint') return `${place} is a BigInt; keep a number or a text instead.`;
  if (typeof value !== 'object' || value === null) return null;
  if (above.includes(value)) return `${place} holds itself, in a circle; keep an id instead.`;
  if ('toJSON' in value && typeof value.toJSON === 'function') return null;
  for (const [key, part] of Object.entries(value)) {
    const found = firstUnwritable(part, [...path, key], [...above, value]);
    if (found !== null) return found;
  }
  return null;
}

const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null;

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.every(isFlat) ? value : value.map(sorted);
  if ('toJSON' in value && typeof value.toJSON === 'function') return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).toSorted())
    copy[key] = sorted((value as Record<string, unknown>)[key]);
  return copy;
}

/** Copies plain data with the values of secret keys masked, however deep they lie. */
export function redact(value: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => redact(item, secrets));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, secrets.includes(key) ? '•••' : redact(item, secrets)]),
  );
}

/** Where data cannot be kept as JSON: the dotted path of the first such value, or null. */
export function firstUnplain(value: unknown, path: string): string | null {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return null;
  if (typeof value !== 'object') return path;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return path;
  for (const [key, item] of Object.entries(value)) {
    const found = firstUnplain(item, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A short hash (53 bits in base 36) that is the same on every machine. */
export function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}

const plainKinds: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype, null]);

/** Whether two values of plain data hold the same; anything else is the same only as itself. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const kind: unknown = Object.getPrototypeOf(one);
  if (kind !== Object.getPrototypeOf(other) || !plainKinds.has(kind)) return false;
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(mine);
  if (keys.length !== Object.keys(theirs).length) return false;
  for (const key of keys) {
    if (!(key in theirs) || !isSame(mine[key], theirs[key])) return false;
  }
  return true;
}
