/** The version of the terms in force; a person who accepted another one is asked again. */
export const termsVersion = '2026-01';
