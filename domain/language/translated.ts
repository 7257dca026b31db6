import { currentLanguage } from './current.ts';
import { sourceLanguage, type Language } from './languages.ts';

/** Texts by name, as deep as a feature needs them. */
export type Messages = { readonly [name: string]: unknown };

/** What a reader gets of texts: the same names, with words of the own language. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T;

/** What of a feature is there in a language. */
const known = new Map<Language, Map<string, Messages>>();

/** The features whose texts this program has, each with its texts in English. */
const features = new Map<string, Messages>();

let onFeature = (_feature: string): void => {};

/** The texts of a feature in the language of whoever reads them; in English where that has no words for one. */
// @__NO_SIDE_EFFECTS__
export function translated<const T extends Messages>(feature: string, english: T): Translated<T> {
  features.set(feature, english);
  onFeature(feature);
  return following(english, () => {
    const language = currentLanguage();
    return language === sourceLanguage ? undefined : known.get(language)?.get(feature);
  }) as Translated<T>;
}

/** Each text is looked up when it is read, so that one may keep a part of them under a name. */
function following(english: object, find: () => Messages | undefined): object {
  const made = Array.isArray(english) ? [] : {};
  for (const [name, own] of Object.entries(Object.getOwnPropertyDescriptors(english))) {
    if (name !== 'length' || !Array.isArray(english))
      Object.defineProperty(made, name, live(name, own, find));
  }
  return made;
}

function live(name: string, own: PropertyDescriptor, find: () => Messages | undefined): PropertyDescriptor {
  const value: unknown = own.value;
  if (typeof value === 'string') return { get: () => find()?.[name] ?? value, enumerable: true };
  if (typeof value === 'function') {
    const say = (...given: unknown[]): unknown => ((find()?.[name] ?? value) as typeof say)(...given);
    return { value: say, enumerable: true };
  }
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return own;
  return { value: following(value, () => find()?.[name] as Messages | undefined), enumerable: true };
}

/** Makes the texts of a feature in a language known. */
export function learn(language: Language, feature: string, messages: Messages): void {
  const spoken = known.get(language) ?? new Map<string, Messages>();
  known.set(language, spoken.set(feature, messages));
}

/** Whether the texts of a feature in a language are known. */
export const isKnown = (language: Language, feature: string): boolean =>
  known.get(language)?.has(feature) ?? false;

/** The features whose texts this program has. */
export const englishTexts: ReadonlyMap<string, Messages> = features;

/** Tells of each further feature whose texts come along. */
export function onFurtherFeature(hear: (feature: string) => void): void {
  onFeature = hear;
}
