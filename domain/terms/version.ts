/** The version of the terms that come with the product; an operator's own have another. */
export const termsVersion = '2026-01';
