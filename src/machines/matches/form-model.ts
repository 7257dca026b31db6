import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { MatchDetail, Venue } from '#api/matches.ts';
import type { MatchSeat, MatchTextField } from '#domain/matches/form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import type { MatchFormContext, MatchFormInput } from './form-context.ts';
import { matchRules } from './form-rules.ts';
import { matchFormMachine } from './form.ts';
import { sampleMatch } from './sample-corrected.ts';

const dialog = { role: 'dialog' } as const;
const name = { role: 'textbox', name: words.fields.matchName } as const;
const ownHost = { value: '2', label: 'Club Billares Obelisco' };
const club = { clubId: 2, name: ownHost.label };

const refusedAs = (
  status: number,
  code: 'changed_meanwhile' | 'match_started' | 'table_taken',
  fields = {},
): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields,
  retryAfterSeconds: null,
});

const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const taken = {
  name: 'table taken',
  ok: false,
  error: refusedAs(409, 'table_taken', { tableId: problemWords.table_taken }),
} as const;
const begun = { name: 'begun meanwhile', ok: false, error: refusedAs(409, 'match_started') } as const;

/** A match of a club that is still to be played. */
const upcoming: MatchDetail = {
  ...sampleMatch,
  matchName: 'Friendly',
  statusId: 1,
  club,
  tournament: null,
  scheduleTime: null,
  plannedMinutes: null,
  table: null,
  player2Frames: 0,
  winner: null,
  outcome: null,
  frames: [],
  isRated: true,
  refereeId: null,
  version: 1,
};
const beto = { userId: 8, name: 'Beto Ruiz', email: 'beto@baulk.example' };
const ana = { userId: 7, name: 'Ana Paz', email: 'ana@baulk.example' };
/** What was typed in this tab before and not saved. */
const draft = {
  version: '1',
  at: '2026-11-20T14:02:00.000Z',
  form: { matchName: 'Show match' },
  over: { matchName: 'Friendly' },
};

const nothingKept = { name: 'nothing kept', ok: true, output: null } as const;
const unreadable = { name: 'unreadable', ok: false, error: {} } as const;
const itsTables: { name: string; ok: true; output: Venue } = {
  name: 'its tables',
  ok: true,
  output: {
    timeZone: 'America/Bogota',
    rows: [{ tableId: 2, number: 2, name: null, gameTypes: [], state: 'free', match: null }],
  },
};

const readings = [
  { name: 'upcoming', ok: true, output: upcoming },
  { name: 'renamed', ok: true, output: { ...upcoming, matchName: 'Exhibition', version: 2 } },
  { name: 'of others', ok: true, output: { ...upcoming, mayManage: false } },
  unanswered,
] as const;
/** What the draw says of it is locked, and nothing else is asked of it than of any other. */
const drawn = {
  name: 'of a tournament',
  ok: true,
  output: { ...upcoming, tournament: { tournamentId: 1, name: 'Copa' } },
} as const;

/** What is told of a new match, one field after the other, until it can be sent. */
function nextField({ form, matchId }: MatchFormContext): { field: MatchTextField; value: string }[] {
  if (matchId !== null) {
    if (form.matchName === '') return [];
    return [{ field: 'matchName', value: form.matchName === 'Rematch' ? '' : 'Rematch' }];
  }
  if (form.matchName === '') return [{ field: 'matchName', value: 'Rematch' }];
  if (form.gameType === '') return [{ field: 'gameType', value: 'hundredUp' }];
  return form.clubId !== '' && form.player1.userId === 0 ? [{ field: 'clubId', value: '' }] : [];
}

/** A new match gets its players, one of a tournament a referee. */
function nextSeat({ form, saved, known, matchId }: MatchFormContext): { seat: MatchSeat }[] {
  if (matchId !== null) {
    const isAsRead = matchRules.differences(form, saved).length === 0;
    return known?.isDrawn === true && isAsRead ? [{ seat: 'referee' }] : [];
  }
  if (form.gameType === '' || form.clubId === '') return [];
  if (form.player1.userId === 0) return [{ seat: 'player1' }];
  return form.player2.userId === 0 ? [{ seat: 'player2' }] : [];
}

/** Someone of the association changes a match. */
const ofExisting: MatchFormInput = {
  matchId: upcoming.matchId,
  reach: 'everywhere',
  hosts: [{ value: '', label: words.association }],
  ownZone: 'UTC',
  typedBy: 2,
};

export const matchFormModel = defineModel(matchFormMachine, {
  id: 'match-form',
  endsEarly: true,
  starts: [
    {
      name: 'a new match of a club',
      input: { matchId: null, reach: 'ownClubs', hosts: [ownHost], ownZone: 'UTC', typedBy: 3 },
      outcomes: { recallDraft: [nothingKept, unreadable] },
    },
    {
      name: 'one that is there',
      input: ofExisting,
      outcomes: { getMatch: readings },
    },
    {
      name: 'one of a tournament',
      input: ofExisting,
      outcomes: { getMatch: [drawn, unanswered], recallDraft: [nothingKept, unreadable] },
    },
  ],
  cases: {
    changed: nextField,
    rated: ({ form }) =>
      form.player2.userId > 0 && form.isRated && form.start2 !== '' ? [{ isRated: false }] : [],
    choose: nextSeat,
    'take.off': ({ form }) => (form.referee.userId > 0 ? [{ seat: 'referee' }] : []),
    'search.changed': ({ search, seat }) => (search === '' && seat === 'referee' ? [{ text: 'be' }] : []),
    'person.chosen': ({ seat }) => [{ person: seat === 'player1' ? ana : beto }],
  },
  outcomes: {
    listActiveClubs: [{ name: 'clubs', ok: true, output: { rows: [club] } }, unanswered],
    getMatch: [...readings, drawn],
    recallDraft: [nothingKept, { name: 'a draft kept', ok: true, output: draft }, unreadable],
    readVenue: [itsTables, unanswered],
    listPlayers: [
      {
        name: 'two people',
        ok: true,
        output: {
          rows: [ana, beto].map(({ userId, name: fullName, email }) => ({
            userId,
            fullName,
            email,
            roleId: 5 as const,
            statusId: 1 as const,
            countryCode: null,
            mobile: null,
            profileImage: null,
            isReferee: true,
            isRefereeConfirmed: true,
            clubs: [club],
            version: '1',
          })),
          total: 2,
        },
      },
      { name: 'nobody', ok: true, output: { rows: [], total: 0 } },
      unanswered,
    ],
    readHandicaps: [
      { name: 'both', ok: true, output: { handicaps: [-7, 21] } },
      { name: 'one without', ok: true, output: { handicaps: [null, 21] } },
      unanswered,
    ],
    createMatch: [
      { name: 'made', ok: true, output: { id: 5, message: matchPagesWords.arranged.made('Rematch') } },
      taken,
      unanswered,
    ],
    updateMatch: [
      { name: 'changed', ok: true, output: { message: matchPagesWords.arranged.changed('Rematch') } },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      taken,
      begun,
    ],
    deleteMatch: [
      { name: 'deleted', ok: true, output: { message: matchPagesWords.arranged.removed('Friendly') } },
      begun,
    ],
  },
  volatile: ['key'],
  identity: ({ matchId, form, saved, known, restoredFrom, fault, refusal, theirs, ...rest }, { value }) => [
    matchId,
    [form.matchName, form.gameType, form.clubId, form.isRated, form.tableId],
    [form.player1.userId > 0, form.player2.userId > 0, form.referee.userId > 0, form.start1, form.start2],
    [saved.matchName, saved.tableId, matchRules.differences(form, saved).length > 0],
    [known?.version, known?.isDrawn],
    restoredFrom !== null,
    fault?.text,
    refusal,
    theirs?.known.version,
    rest.isVenueFailed,
    typeof value === 'object' && 'choosing' in value ? [rest.seat, rest.search, rest.found.length > 0] : null,
  ],
  controls: {
    changed: { kind: 'outside', from: 'the fields of text and choice' },
    rated: { role: 'checkbox', name: words.fields.isRated },
    choose: { kind: 'outside', from: 'the button at each seat' },
    'take.off': { kind: 'outside', from: 'the button at each seat' },
    'search.changed': { role: 'searchbox', name: words.search.field, value: 'text', within: dialog },
    'person.chosen': {
      role: 'button',
      name: ({ event }) => words.search.chooseOne(event.person.name),
      within: dialog,
    },
    propose: { role: 'button', name: words.propose },
    'venue.retry': { role: 'button', name: errorWords.retry },
    remove: { role: 'button', name: words.remove },
    confirm: { role: 'button', name: words.removeNow, within: dialog },
    cancel: { role: 'button', name: words.cancel, within: dialog },
    submit: { role: 'button', name: words.save },
    back: { role: 'button', name: words.back },
    'keep.mine': { role: 'button', name: words.keepMine, within: dialog },
    'take.theirs': { role: 'button', name: words.takeTheirs, within: dialog },
    leave: { role: 'button', name: words.leave, within: dialog },
    stay: { role: 'button', name: words.stay, within: dialog },
    'keep.draft': { role: 'button', name: draftWords.keep },
    'discard.draft': { role: 'button', name: draftWords.discard },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loadingHosts: { tags: ['busy'], absent: [name] },
    loading: { tags: ['busy'], absent: [name] },
    recalling: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    editing: ({ form }) => ({ roles: [{ ...name, value: form.matchName }], absent: [dialog] }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    choosing: ({ seat }) => ({ roles: [{ role: 'dialog', name: words.search.titles[seat] }] }),
    'choosing.failed': { texts: [words.search.failed] },
    proposing: { tags: ['busy'] },
    adding: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    deleting: { tags: ['busy'] },
    confirmingDelete: ({ saved }) => ({
      roles: [{ role: 'dialog', name: words.removeTitle(saved.matchName) }],
    }),
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
  },
  requirements: { editing: ['A-2.56', 'A-6.19'] },
  invariants: {
    'nothing is deleted unasked': ({ value }, before) =>
      value !== 'deleting' || before?.value === 'deleting' || before?.value === 'confirmingDelete',
    'what a draw has made stays as it is': ({ context: { known, form, saved } }) =>
      known?.isDrawn !== true || form.player1.userId === saved.player1.userId,
  },
});
