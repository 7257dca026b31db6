import { silentProblem } from '#api/problem.ts';
import { registrationWords as words } from '#domain/words/registration.ts';
import { defineModel } from '#model-testing/model.ts';
import { registrationChoicesMachine } from './choices.ts';

const countries = JSON.stringify({
  countries: [
    { countryId: 'CO', countryName: 'Colombia', countryCode: '+57' },
    { countryId: 'US', countryName: 'United States', countryCode: '+1' },
  ],
});
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const always = 9e15;

export const registrationChoicesModel = defineModel(registrationChoicesMachine, {
  starts: [
    { name: 'nothing kept', input: { kept: null } },
    { name: 'a list kept today', input: { kept: { text: countries, readAt: always } } },
    { name: 'a list kept long ago', input: { kept: { text: countries, readAt: 0 } } },
    { name: 'a damaged list', input: { kept: { text: '{', readAt: always } } },
  ],
  outcomes: {
    listCountries: [
      { name: 'read', ok: true, output: countries },
      { name: 'unreadable', ok: true, output: 'nothing of the kind' },
      unanswered,
    ],
    listCurrencies: [
      {
        name: 'read',
        ok: true,
        output: { countries: [{ currency: 'Colombian Peso', currencyCode: 'COP' }] },
      },
      unanswered,
    ],
    listActiveClubs: [
      { name: 'read', ok: true, output: { rows: [{ clubId: 1, name: 'Brooklyn Cue Club' }] } },
      unanswered,
    ],
  },
  identity: ({ countries: known, currencies, clubs }) => [known.length, currencies.length, clubs.length],
  controls: { retry: { role: 'button', name: words.retry } },
  requirements: {
    'countries.reading': ['A-7.15', 'A-3.14', 'A-3.15', 'A-3.40'],
    'countries.failed': ['A-8.17'],
    'currencies.reading': ['A-7.16'],
    'currencies.failed': ['A-8.18'],
    'clubs.reading': ['A-7.26'],
  },
});
