import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Currencies = components['schemas']['Currencies'];

/** Reads the countries, as the text that holds them. */
export const listCountries = fromPromise<string>(({ signal }) =>
  answerOf(() => client.GET('/country', { parseAs: 'text', signal })),
);

/** Reads the currencies. */
export const listCurrencies = fromPromise<Currencies>(({ signal }) =>
  answerOf(() => client.GET('/currency', { signal })),
);
