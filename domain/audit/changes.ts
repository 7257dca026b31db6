/** What is told of a record, by the names of its payload. */
export type Told = { readonly [field: string]: unknown };

/** One field that has changed; null where it is empty. */
export type Change = { field: string; before: string | null; after: string | null };

/** What stands for a secret. */
const concealed = '•••';

const secretNames = /password|passcode|secret|token|stream_?key|hash|grant|^pin$|pin$|cvc|cardnumber/i;

/**
 * The fields in which a record differs before and after, by name; null stands for a record that was not there, or is
 * not any more. That a secret has changed is told, but never what it was.
 */
export function changesBetween(before: Told | null, after: Told | null): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
  return fields
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((change) => change.before !== change.after)
    .map((change) => (secretNames.test(change.field) ? conceal(change) : change));
}

/** A value as it is told: texts as they are, everything else as JSON; what is empty is null. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  return JSON.stringify(value, (name, inner: unknown) => (secretNames.test(name) ? concealed : inner));
}

function conceal({ field, before, after }: Change): Change {
  return { field, before: before && concealed, after: after && concealed };
}
