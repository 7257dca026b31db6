const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The name of a country by its ISO 3166-1 id. */
export const countryName = (countryId: string): string => names.of(countryId) ?? countryId;
