import { createContext, useContext } from 'react';

/** The language of the page; a view that remembers what it has rendered reads it, to render again in another one. */
export const LanguageContext = createContext('en');

/** The language of the page by its tag. */
export const useLanguage = (): string => useContext(LanguageContext);
