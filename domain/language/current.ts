import { sourceLanguage, type Language } from './languages.ts';

let read = (): Language => sourceLanguage;

/** The language of whoever reads what is written now. */
export const currentLanguage = (): Language => read();

/** Says where the language of the reader is found: on a page there is one, on the server each request has its own. */
export function readLanguageFrom(source: () => Language): void {
  read = source;
}
