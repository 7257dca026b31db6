import {
  languageCookie,
  languageOf,
  languageParameter,
  sourceLanguage,
  type Language,
} from '#domain/language/languages.ts';
import { decimalSignOf, type DecimalSign } from '#domain/numbers/typed.ts';
import { readCookie, writeCookie } from './cookie.ts';

/** The decimal sign of the language that the reader has chosen for the browser. */
export function ownDecimalSign(): DecimalSign {
  try {
    return decimalSignOf(navigator.language);
  } catch {
    // A browser may name a language that nobody knows.
    return '.';
  }
}

/** The language of the page: of its address, where somebody has passed it on with one, else as chosen here, else as it was served. */
export function readLanguage(): Language {
  const named = languageOf(new URLSearchParams(location.search).get(languageParameter));
  if (named) writeLanguage(named);
  return (
    named ??
    languageOf(readCookie(languageCookie)) ??
    languageOf(document.documentElement.lang) ??
    sourceLanguage
  );
}

/** Keeps the language that was chosen on this device, where the server reads it too. */
export function writeLanguage(language: Language): void {
  writeCookie(languageCookie, language);
}

/** Says on the page in which language it is. */
export function markLanguage(language: Language): void {
  document.documentElement.lang = language;
}
