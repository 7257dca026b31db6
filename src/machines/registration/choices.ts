import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { listCountries, listCurrencies, type Currencies } from '#api/countries.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { readCountryList, writeCountryList } from '#browser/storage.ts';
import { readCountries, type Country, type Currency } from '#domain/countries/country.ts';
import { registrationWords } from '#domain/words/registration.ts';
import { answered, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** A list of countries that the browser has kept, and since when. */
export type KeptCountries = { text: string; readAt: number };

export type ChoicesContext = {
  /** What the browser has kept, until it has been looked at. */
  kept: KeptCountries | null;
  countries: Country[];
  currencies: Currency[];
  clubs: { id: number; name: string }[];
};

/** A kept list of countries is not asked for again for so long. */
const freshFor = 24 * 3_600_000;

const text = ({ event }: { event: { output: string } }) => ({ text: event.output });

const choicesSetup = setup({
  types: {
    context: {} as ChoicesContext,
    events: {} as { type: 'retry' },
    emitted: {} as Telling,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as { kept?: KeptCountries | null },
  },
  actors: { listCountries, listCurrencies, listActiveClubs },
  actions: {
    takeKept: assign({
      countries: ({ context }) => (context.kept ? (readCountries(context.kept.text) ?? []) : []),
      kept: null,
    }),
    keepCountries: assign((_, given: { text: string }) => ({ countries: readCountries(given.text) ?? [] })),
    storeCountries: (_, given: { text: string }) => writeCountryList(given.text, serverNow()),
    keepCurrencies: assign((_, { countries }: Currencies) => ({ currencies: countries })),
    keepClubs: assign((_, { rows }: ActiveClubs) => ({
      clubs: rows.map(({ clubId, name }) => ({ id: clubId, name })),
    })),
    warn: emit((_, { problem }: { problem: ProblemData }) =>
      toast('error', problemText(problem, registrationWords.failed)),
    ),
    warnUnreadable: emit(() => toast('error', registrationWords.failed)),
  },
  guards: {
    hasFresh: ({ context: { kept } }) =>
      kept !== null && serverNow() - kept.readAt < freshFor && readCountries(kept.text) !== null,
    isReadable: (_, given: { text: string }) => readCountries(given.text) !== null,
  },
});

/** What the registration lets people choose from: countries, currencies and clubs, each read by itself. */
export const registrationChoicesMachine = choicesSetup.createMachine({
  id: 'registration-choices',
  context: ({ input }) => ({
    kept: input.kept === undefined ? readCountryList() : input.kept,
    countries: [],
    currencies: [],
    clubs: [],
  }),
  type: 'parallel',
  states: {
    countries: {
      initial: 'recalling',
      states: {
        recalling: {
          description: 'A list that the browser has kept for less than a day is good enough.',
          always: [
            { guard: 'hasFresh', target: 'known', actions: 'takeKept' },
            { target: 'reading', actions: 'takeKept' },
          ],
        },
        reading: {
          description: 'The countries are read; a kept list that is old stands in.',
          invoke: {
            src: 'listCountries',
            onDone: [
              {
                guard: { type: 'isReadable', params: text },
                target: 'known',
                actions: [
                  { type: 'keepCountries', params: text },
                  { type: 'storeCountries', params: text },
                ],
              },
              { target: 'failed', actions: 'warnUnreadable' },
            ],
            onError: { target: 'failed', actions: { type: 'warn', params: failure } },
          },
        },
        failed: {
          description: 'The form goes on with the country that it begins with.',
          on: { retry: 'reading' },
        },
        known: { type: 'final' },
      },
    },
    currencies: {
      initial: 'reading',
      states: {
        reading: {
          description: 'The currencies are read.',
          invoke: {
            src: 'listCurrencies',
            onDone: { target: 'known', actions: { type: 'keepCurrencies', params: answered } },
            onError: { target: 'failed', actions: { type: 'warn', params: failure } },
          },
        },
        failed: { description: 'The form goes on without a currency.', on: { retry: 'reading' } },
        known: { type: 'final' },
      },
    },
    clubs: {
      initial: 'reading',
      states: {
        reading: {
          description: 'The names of all active clubs are read.',
          invoke: {
            src: 'listActiveClubs',
            onDone: { target: 'known', actions: { type: 'keepClubs', params: answered } },
            onError: { target: 'failed', actions: { type: 'warn', params: failure } },
          },
        },
        failed: { description: 'The form goes on without clubs.', on: { retry: 'reading' } },
        known: { type: 'final' },
      },
    },
  },
});

export type RegistrationChoicesActor = ActorRefFrom<typeof registrationChoicesMachine>;
