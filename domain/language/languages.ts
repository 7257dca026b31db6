/** The languages that people read here, English first: it stands in the code, and the others are loaded when they are used. */
export const languages = ['en', 'es', 'pt-BR'] as const;

/** A language by its tag (BCP 47). */
export type Language = (typeof languages)[number];

/** What the product is written in, and what stands in for all that is missing. */
export const sourceLanguage = 'en' satisfies Language;

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
};

/** The cookie that keeps the language which was chosen on a device; the server reads it too. */
export const languageCookie = 'baulk-language';

/** The part of an address that says in which language somebody has passed it on. */
export const languageParameter = 'lang';

/** Longer than any tag of a language is, and than a header has to be. */
const longest = 500;

/** The language here that a tag means, whatever its region: pt and pt-PT are read in the Portuguese of Brazil. */
export function languageOf(tag: string | null | undefined): Language | null {
  const [wanted] = /^[a-z]{2,3}(?=$|[-_])/i.exec(tag?.trim() ?? '') ?? [];
  if (wanted === undefined) return null;
  return languages.find((language) => baseOf(language) === wanted.toLowerCase()) ?? null;
}

const baseOf = (language: Language): string => language.split('-', 1)[0] ?? language;

/** The language here that a browser asks for first (`Accept-Language`), or null where it asks for none of them. */
export function acceptedLanguage(header: string | undefined): Language | null {
  const asked = (header ?? '')
    .slice(0, longest)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((text) => /^\s*q=([0-9.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0);
  return asked.toSorted((a, b) => b.weight - a.weight).find(({ language }) => language)?.language ?? null;
}
