import type { Language } from './languages.ts';

/** What stands in a text: a name, a number, several of them, or nothing. */
export type Said = string | number | boolean | null | undefined | readonly string[];

type Forms = Readonly<Record<string, string>>;

const rules = new Map<Language, Intl.PluralRules>();

/** The form that goes with a number: one for exactly that number (`=2`), else that of the language. */
export function plural(language: Language, count: Said, forms: Forms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return forms[`=${String(count)}`] ?? forms[known.select(Number(count))] ?? forms['other'] ?? '';
}

/** The form that goes with a word; that of an empty one is `empty`. */
export function select(value: Said, forms: Forms): string {
  return forms[String(value) || 'empty'] ?? forms['other'] ?? '';
}

/** Several names as a language puts them in a row. */
export function list(language: Language, values: Said): string {
  return new Intl.ListFormat(language).format(values as readonly string[]);
}

/** A word as it stands within a sentence. */
export const lowercase = (value: Said): string => String(value).toLowerCase();
