/** A text in the code: a sentence, or a function that makes one of what it is given. */
export type Text = string | ((...given: never[]) => string);

export const isText = (value: unknown): value is Text =>
  typeof value === 'string' || typeof value === 'function';

/** How a function names what it is given. */
export function parametersOf(text: Text): { source: string; names: string[] } {
  const source = /^\s*(?:\(([^)]*)\)|(\w+))\s*=>/.exec(text.toString());
  if (typeof text === 'string' || !source) return { source: '', names: [] };
  const inner = (source[1] ?? source[2] ?? '').trim();
  const names = inner
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return { source: inner.startsWith('{') ? `{${names.join(',')}}` : inner, names };
}

const escaped = (text: string): string => text.replaceAll(/[{}]/g, (sign) => `'${sign}'`);

/**
 * An English text as a message for translators (ICU MessageFormat). What a function does is found by asking it: with names
 * for all that it takes, then with one, none and nothing for each.
 */
export function englishMessage(text: Text): string {
  return messageOf(text).replaceAll(/'(\{\w+\})'/g, "''$1''");
}

function messageOf(text: Text): string {
  if (typeof text === 'string') return escaped(text);
  const { source, names } = parametersOf(text);
  const say = (given: Readonly<Record<string, unknown>>): string => {
    const values = names.map((name) => (name in given ? given[name] : `{${name}}`));
    const of = text as (...all: unknown[]) => string;
    return source.startsWith('{')
      ? of(Object.fromEntries(names.map((name, index) => [name, values[index]])))
      : of(...values);
  };
  const lists = listsAmong(names, say);
  const other = say(lists);
  for (const name of names) {
    if (name in lists) continue;
    const branch = (value: unknown, key: string): string | null => {
      try {
        const said = say({ ...lists, [name]: value });
        return said === other.replaceAll(`{${name}}`, String(value)) ? null : `${key} {${said}}`;
      } catch {
        return null;
      }
    };
    const numbers = [branch(0, '=0'), branch(1, 'one')].filter((one) => one !== null);
    if (numbers.length > 0) return `{${name}, plural, ${[...numbers, `other {${other}}`].join(' ')}}`;
    const kinds = [branch(null, 'null'), branch('', 'empty'), branch('knockout', 'knockout')].filter(
      (one) => one !== null,
    );
    if (kinds.length > 0 && other.includes('{'))
      return `{${name}, select, ${[...kinds, `other {${other}}`].join(' ')}}`;
  }
  return other;
}

/** Which of what a function takes is several names: those without which it cannot say anything. */
function listsAmong(
  names: readonly string[],
  say: (given: Readonly<Record<string, unknown>>) => string,
): Record<string, unknown> {
  for (const several of [[], ...names.map((name) => [name])]) {
    const given = Object.fromEntries(several.map((name) => [name, [`{${name}, list}`]]));
    try {
      say(given);
      return given;
    } catch {
      // It takes several names somewhere else.
    }
  }
  throw new Error(`Nobody can say what ${say.toString()} takes.`);
}
