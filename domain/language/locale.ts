import { currentLanguage } from './current.ts';
import type { Language } from './languages.ts';

/** By whose customs each language writes days, amounts and orders: those of Latin America in Spanish. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-419', 'pt-BR': 'pt-BR' };

/** The locale of whoever reads what is written now. */
export const readerLocale = (): string => locales[currentLanguage()];
