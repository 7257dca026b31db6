import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { createMatch, deleteMatch, getMatch, readVenue, updateMatch, type Venue } from '#api/matches.ts';
import { listPlayers, type PlayerPage } from '#api/players.ts';
import { readHandicaps } from '#api/ratings.ts';
import { recallDraft } from '#browser/drafts.ts';
import { gameOf } from '#domain/games.ts';
import {
  appointmentOf,
  arrangementOf,
  blankMatch,
  drawnFields,
  nobody,
  type MatchForm,
  type MatchSeat,
  type MatchTextField,
} from '#domain/matches/form.ts';
import { proposeHeadStarts } from '#domain/ratings/head-start.ts';
import { isGame, lengthsOf } from '#domain/tournaments/form.ts';
import { keptLength } from '#domain/tournaments/length.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import {
  changedForm,
  draftKey,
  recordContext,
  recordEditor,
  recordEvents,
  recordMessages,
  recordStates,
  stayingRefusal,
} from '#machines/patterns/record-editor.ts';
import { toast } from '#machines/patterns/telling.ts';
import type {
  FoundPerson,
  KnownMatch,
  MatchFormContext,
  MatchFormEmitted,
  MatchFormEvent,
  MatchFormInput,
  MatchHost,
} from './form-context.ts';
import { isDrawn, matchRules, readMatch, zoneOf } from './form-rules.ts';

/** The zone of the device, on whose clocks what no club runs is timed. */
export { ownTimeZone } from '#browser/time-zone.ts';

const { actions, guards } = recordEditor<MatchForm, KnownMatch, MatchFormContext, MatchFormEvent>(matchRules);

type In = { context: MatchFormContext };
type Handicaps = { handicaps: readonly [number | null, number | null] };

const clubOf = ({ form: { clubId } }: MatchFormContext): number | null =>
  clubId === '' ? null : Number(clubId);

/** A club as who runs a match. */
export const matchHostOf = ({ clubId, name }: { clubId: number; name: string }): MatchHost => ({
  value: String(clubId),
  label: name,
});

/** The association as who runs a match. */
export const associationHost = (): MatchHost => ({ value: '', label: words.association });

/** The head starts that handicaps propose for what is typed so far. */
function proposed({ gameType, length }: MatchForm, [one, two]: readonly [number, number]) {
  const game = isGame(gameType) ? gameType : 'eightBall';
  const { tournamentFrame: frame, raceTo, targetPoints, timeLimit } = lengthsOf(game, length);
  const typed = keptLength(game, {
    frame: frame ?? null,
    raceTo: raceTo ?? null,
    targetPoints: targetPoints ?? null,
    timeLimit: timeLimit ?? null,
  });
  return proposeHeadStarts([one, two], game, typed);
}

const { deciding, ...states } = recordStates({
  load: { src: 'getMatch', input: ({ context }: In) => ({ matchId: context.matchId ?? 0 }) },
  create: {
    src: 'createMatch',
    input: ({ context }: In) => {
      const clubId = clubOf(context);
      return {
        body: {
          ...arrangementOf(context.form, zoneOf(context) ?? 'UTC'),
          ...(clubId !== null && { clubId }),
        },
        key: context.key,
      };
    },
  },
  update: {
    src: 'updateMatch',
    input: ({ context }: In) => ({
      body: {
        matchId: context.matchId ?? 0,
        ...(isDrawn(context) ? appointmentOf : arrangementOf)(context.form, zoneOf(context) ?? 'UTC'),
      },
      version: context.known?.version ?? '',
    }),
  },
  draft: ({ context }: In) => draftKey(context, matchRules),
  read: readMatch,
  saved: { target: 'left', actions: { type: 'tellSuccess', params: said } },
});

/** A match of its own, made or changed; of a match of a tournament its time, table and referee alone. */
export const matchFormMachine = setup({
  types: {
    context: {} as MatchFormContext,
    events: {} as MatchFormEvent,
    emitted: {} as MatchFormEmitted,
    input: {} as MatchFormInput,
    tags: {} as 'busy',
  },
  actors: {
    getMatch,
    createMatch,
    updateMatch,
    deleteMatch,
    readVenue,
    readHandicaps,
    listActiveClubs,
    listPlayers,
    recallDraft,
  },
  actions,
  guards,
  delays: { pause: 400 },
})
  .extend({
    actions: {
      setHosts: assign(({ context }, { rows }: ActiveClubs) => ({
        hosts: [...context.hosts, ...rows.map(matchHostOf)],
      })),
      setVenue: assign((_, { venue }: { venue: Venue | null }) => ({ venue, isVenueFailed: false })),
      failVenue: assign({ venue: null, isVenueFailed: true }),
      change: assign(({ context: { form } }, { field, value }: { field: MatchTextField; value: string }) =>
        changedForm({ ...form, [field]: value }),
      ),
      // Tables are those of one club.
      changeClub: assign(({ context: { form } }, { value }: { value: string }) => ({
        ...changedForm({ ...form, clubId: value, tableId: '' }),
        venue: null,
        isVenueFailed: false,
      })),
      rate: assign(({ context: { form } }, { isRated }: { isRated: boolean }) =>
        changedForm({ ...form, isRated }),
      ),
      beginSearch: assign((_, { seat }: { seat: MatchSeat }) => ({ seat, search: '', found: [] })),
      setSearch: assign((_, { text }: { text: string }) => ({ search: text })),
      setFound: assign((_, { rows }: PlayerPage) => ({
        found: rows.map(({ userId, fullName, email }) => ({ userId, name: fullName, email })),
      })),
      seatPerson: assign(({ context: { form, seat } }, { person }: { person: FoundPerson }) =>
        changedForm({ ...form, [seat]: { userId: person.userId, name: person.name } }),
      ),
      clearSeat: assign(({ context: { form } }, { seat }: { seat: MatchSeat }) =>
        changedForm({ ...form, [seat]: nobody }),
      ),
      setStarts: assign(({ context: { form } }, { handicaps }: Handicaps) => {
        const [one, two] = proposed(form, [handicaps[0] ?? 0, handicaps[1] ?? 0]);
        return changedForm({ ...form, start1: String(one), start2: String(two) });
      }),
      setUnhandicapped: assign({ refusal: () => words.noHandicap }),
      setMissing: assign({ refusal: () => words.missing }),
      tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
      tellLeft: emit({ type: 'left' }),
    },
    guards: {
      isEverywhere: ({ context }) => context.reach === 'everywhere',
      isNew: ({ context }) => context.matchId === null,
      isSingle: ({ context }) => !isDrawn(context),
      isFree: ({ context }, { field }: { field: MatchTextField }) =>
        !isDrawn(context) || !drawnFields.has(field),
      canSeat: ({ context }, { seat }: { seat: MatchSeat }) => !isDrawn(context) || !drawnFields.has(seat),
      isSeated: ({ context }, { seat }: { seat: MatchSeat }) =>
        context.form[seat].userId > 0 && (!isDrawn(context) || !drawnFields.has(seat)),
      // The club of a match that is made stays.
      isClub: ({ context }, { field }: { field: MatchTextField }) =>
        field === 'clubId' && context.matchId === null,
      isVenueFailed: ({ context }) => context.isVenueFailed,
      canPropose: ({ context: { form, known } }) =>
        known?.isDrawn !== true &&
        form.clubId !== '' &&
        isGame(form.gameType) &&
        form.player1.userId > 0 &&
        form.player2.userId > 0,
      hasHandicaps: (_, { handicaps }: Handicaps) => handicaps[0] !== null && handicaps[1] !== null,
      canRemove: ({ context: { known } }) => known !== null && !known.isDrawn,
    },
  })
  .createMachine({
    id: 'match-form',
    context: ({ input: { typedBy = null, ...input } }) => ({
      ...recordContext(typedBy, blankMatch(input.hosts[0]?.value ?? '')),
      ...input,
      venue: null,
      isVenueFailed: false,
      seat: 'player1',
      search: '',
      found: [],
    }),
    initial: 'preparing',
    states: {
      preparing: { always: [{ guard: 'isEverywhere', target: 'loadingHosts' }, { target: 'deciding' }] },
      loadingHosts: {
        description: 'The clubs are read whose matches one may run; without them the association is left.',
        tags: 'busy',
        invoke: {
          src: 'listActiveClubs',
          onDone: { target: 'deciding', actions: { type: 'setHosts', params: answered } },
          onError: 'deciding',
        },
      },
      deciding,
      ...states,
      editing: {
        description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
        initial: 'clear',
        invoke: {
          src: 'readVenue',
          input: ({ context }) => ({ clubId: clubOf(context) }),
          onDone: {
            actions: { type: 'setVenue', params: ({ event }) => ({ venue: event.output }) },
          },
          onError: { actions: 'failVenue' },
        },
        on: {
          ...recordEvents,
          changed: [
            {
              guard: { type: 'isClub', params: asked },
              target: 'editing',
              reenter: true,
              actions: [{ type: 'changeClub', params: asked }, 'storeDraft'],
            },
            {
              guard: { type: 'isFree', params: asked },
              target: '.clear',
              actions: [{ type: 'change', params: asked }, 'storeDraft'],
            },
          ],
          rated: {
            guard: 'isSingle',
            target: '.clear',
            actions: [{ type: 'rate', params: asked }, 'storeDraft'],
          },
          choose: {
            guard: { type: 'canSeat', params: asked },
            target: 'choosing',
            actions: ['clearMessages', { type: 'beginSearch', params: asked }],
          },
          'take.off': {
            guard: { type: 'isSeated', params: asked },
            target: '.clear',
            actions: [{ type: 'clearSeat', params: asked }, 'storeDraft'],
          },
          propose: { guard: 'canPropose', target: 'proposing', actions: 'clearMessages' },
          'venue.retry': { guard: 'isVenueFailed', target: 'editing', reenter: true },
          remove: { guard: 'canRemove', target: 'confirmingDelete', actions: 'clearMessages' },
        },
        states: { ...recordMessages, refused: stayingRefusal },
      },
      choosing: {
        description: 'Somebody is looked for by name; whoever is chosen stands in the form.',
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
      },
      proposing: {
        description: 'The handicaps of both are read, and head starts are taken from them.',
        tags: 'busy',
        invoke: {
          src: 'readHandicaps',
          input: ({ context: { form } }) => ({
            clubId: Number(form.clubId),
            discipline: gameOf(isGame(form.gameType) ? form.gameType : 'eightBall').discipline,
            players: [form.player1.userId, form.player2.userId] as const,
          }),
          onDone: [
            {
              guard: { type: 'hasHandicaps', params: answered },
              target: 'editing',
              actions: [{ type: 'setStarts', params: answered }, 'storeDraft'],
            },
            { target: 'editing.refused', actions: 'setUnhandicapped' },
          ],
          onError: { target: 'editing.refused', actions: { type: 'setRefusal', params: failure } },
        },
      },
      confirmingDelete: {
        description: 'Asks before the match is deleted.',
        on: { confirm: 'deleting', cancel: 'editing' },
      },
      deleting: {
        description: 'The match is being deleted, of the version that was read.',
        tags: 'busy',
        invoke: {
          src: 'deleteMatch',
          input: ({ context: { matchId, known } }) => ({
            matchId: matchId ?? 0,
            version: known?.version ?? '',
          }),
          onDone: { target: 'left', actions: { type: 'tellSuccess', params: said } },
          onError: { target: 'editing.refused', actions: { type: 'setRefusal', params: failure } },
        },
      },
    },
  });

export type MatchFormActor = ActorRefFrom<typeof matchFormMachine>;
