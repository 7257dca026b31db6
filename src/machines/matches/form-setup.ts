import { assign, emit, setup } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { createMatch, deleteMatch, getMatch, readVenue, updateMatch, type Venue } from '#api/matches.ts';
import { listPlayers, type PlayerPage } from '#api/players.ts';
import { readHandicaps } from '#api/ratings.ts';
import { recallDraft } from '#browser/drafts.ts';
import {
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
import { changedForm } from '#machines/patterns/record-context.ts';
import { recordEditor } from '#machines/patterns/record-editor.ts';
import { toast } from '#machines/patterns/telling.ts';
import type {
  FoundPerson,
  KnownMatch,
  MatchFormContext,
  MatchFormEmitted,
  MatchFormEvent,
  MatchFormInput,
} from './form-context.ts';
import { matchHostOf } from './form-hosts.ts';
import { isDrawn, matchRules } from './form-rules.ts';

const { actions, guards } = recordEditor<MatchForm, KnownMatch, MatchFormContext, MatchFormEvent>(matchRules);

type Handicaps = { handicaps: readonly [number | null, number | null] };

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

/** What the form of a match is made of; its states stand in `form.ts`. */
export const matchFormSetup = setup({
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
}).extend({
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
});
