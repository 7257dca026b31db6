import { answered, asked } from '#machines/patterns/params.ts';
import { matchFormSetup } from './form-setup.ts';

/** Somebody is looked for and chosen, for a seat of the match or as its referee. */
export const choosing = matchFormSetup.createStateConfig({
  description: 'People are searched by name; the one who is chosen is filled into the form.',
  initial: 'searching',
  on: {
    'search.changed': { target: '.typing', actions: { type: 'setSearch', params: asked } },
    cancel: 'editing',
  },
  states: {
    typing: {
      description: 'Someone types; the search begins after a pause.',
      after: { pause: 'searching' },
    },
    searching: {
      description: 'People of that name are looked for; of any name while nothing is typed.',
      invoke: {
        src: 'listPlayers',
        input: ({ context: { form, seat, search } }) => ({
          ...(form.clubId !== '' && { clubId: Number(form.clubId) }),
          ...(search.trim() !== '' && { search: search.trim() }),
          ...(seat === 'referee' ? { referee: true } : { roleId: 5 as const }),
          limit: 10,
          pageNumber: 1,
        }),
        onDone: { target: 'found', actions: { type: 'setFound', params: answered } },
        onError: 'failed',
      },
    },
    found: {
      description: 'Who was found can be chosen.',
      on: {
        'person.chosen': {
          target: '#match-form.editing',
          actions: [{ type: 'seatPerson', params: asked }, 'storeDraft'],
        },
      },
    },
    failed: {
      description: 'Nobody could be looked for; it can be tried again.',
      on: { retry: 'searching' },
    },
  },
});
