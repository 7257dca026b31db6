import { createContext, useContext } from 'react';

/** The language of the page; whoever remembers what it has rendered reads it, to render again in another one. */
export const LanguageContext = createContext('en');

/** The language of the page by its tag. */
export const useLanguage = (): string => useContext(LanguageContext);
