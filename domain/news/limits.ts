/** The longest parts of an article. */
export const newsLimits = { title: 200, summary: 500, body: 50_000, imageAlt: 300, search: 100 } as const;
