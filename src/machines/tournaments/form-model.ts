import type { Tournament } from '#api/fixtures.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { differences, type TournamentForm, type TournamentTextField } from '#domain/tournaments/form.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import type { TournamentFormContext } from './form-context.ts';
import { associationHost } from './form-hosts.ts';
import { tournamentFormMachine } from './form.ts';
import { draftTournament } from './sample-tournaments.ts';

const dialog = { role: 'dialog' } as const;
const name = { role: 'textbox', name: words.fields.name } as const;
const ownHost = { value: '2', label: 'Club Billares Obelisco' };

const refusedAs = (
  status: number,
  code: 'changed_meanwhile' | 'entry_close_past' | 'tournament_locked' | 'not_found',
  fields = {},
): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields,
  retryAfterSeconds: null,
});

const aDraft = { name: 'a draft', ok: true, output: draftTournament } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const changedMeanwhile = {
  name: 'someone was first',
  ok: false,
  error: refusedAs(412, 'changed_meanwhile'),
} as const;
/** What is told of a new tournament, one field after the other, until it can be published. */
function nextChoice(form: TournamentForm): { field: TournamentTextField; value: string }[] {
  if (form.name === '') return [{ field: 'name', value: 'Winter Open' }];
  if (form.gameType === '') return [{ field: 'gameType', value: 'hundredUp' }];
  if (form.startDate === '') return [{ field: 'startDate', value: '2126-11-17' }];
  if (form.endDate === '') return [{ field: 'endDate', value: '2126-11-23' }];
  return form.entryClosesAt === '' ? [{ field: 'entryClosesAt', value: '2126-11-10T18:00' }] : [];
}

/** The same, published meanwhile by somebody else. */
const openTournament: Tournament = { ...draftTournament, stage: 'open', playerCount: 9, version: '2' };

type Typed = Pick<TournamentFormContext, 'form' | 'saved'>;

/** What is chosen beside the texts is changed in a form as it was read: each by itself, not in every combination. */
const isAsRead = ({ form, saved }: Typed): boolean => differences(form, saved.form).length === 0;
const isLong = (context: Typed): boolean => isAsRead(context) && context.form.gameType === 'fifteenReds';

/** What a new tournament is as it has been told. */
const madeTournament: Tournament = {
  ...draftTournament,
  settings: {
    ...draftTournament.settings,
    name: 'Winter Open',
    gameType: 'hundredUp',
    format: 'knockout',
    tournamentFrame: null,
    startTime: null,
    capacity: 32,
    tieBreaks: [],
  },
};

export const tournamentFormModel = defineModel(tournamentFormMachine, {
  id: 'tournament-form',
  endsEarly: true,
  starts: [
    {
      name: 'a new tournament of a club',
      input: {
        userId: 3,
        tournamentId: null,
        reach: 'ownClubs',
        hosts: [ownHost],
        timeZone: 'America/Bogota',
      },
      // What is read is what was made: nobody else has seen it who could publish it.
      outcomes: { getTournament: [{ ...aDraft, output: madeTournament }, unanswered] },
    },
    {
      name: 'one that is there',
      input: {
        userId: 2,
        tournamentId: draftTournament.tournamentId,
        reach: 'everywhere',
        hosts: [associationHost()],
        timeZone: 'America/Bogota',
      },
    },
  ],
  cases: {
    changed: (context) => [
      ...nextChoice(context.form),
      ...(context.tournamentId !== null && isAsRead(context) ? [{ field: 'name' as const, value: '' }] : []),
      // Who runs one club has no other to choose.
      ...(context.reach === 'everywhere' && isAsRead(context)
        ? [{ field: 'clubId' as const, value: '' }]
        : []),
    ],
    toggled: (context) =>
      isAsRead(context) ? [{ field: 'needsApproval', value: !context.form.needsApproval }] : [],
    'round.changed': (context) =>
      isLong(context) ? [{ round: '1', value: context.form.roundLengths[1] === '' ? '9' : '' }] : [],
    'template.chosen': (context) => (isLong(context) ? [{ template: 'final' }] : []),
    'tie-breaks.changed': (context) =>
      isAsRead(context) && context.form.tieBreaks.length === 2 ? [{ tieBreaks: ['difference'] }] : [],
  },
  outcomes: {
    listActiveClubs: [
      { name: 'clubs', ok: true, output: { rows: [{ clubId: 2, name: ownHost.label }] } },
      unanswered,
    ],
    readClubOffers: [
      {
        name: 'all of it',
        ok: true,
        output: {
          levels: [{ levelId: 4, clubId: 2, name: 'Open', years: [], version: '1' }],
          categories: [
            { categoryId: 6, clubId: 2, name: 'Juniors', minAge: null, maxAge: 18, members: 9, version: '1' },
          ],
          timeZone: 'America/Lima',
        },
      },
      { name: 'nothing', ok: true, output: { levels: [], categories: [], timeZone: null } },
    ],
    getTournament: [
      aDraft,
      { name: 'published', ok: true, output: openTournament },
      { name: 'of others', ok: true, output: { ...draftTournament, mayManage: false } },
      { name: 'gone', ok: false, error: refusedAs(404, 'not_found') },
      unanswered,
    ],
    createTournament: [
      { name: 'made', ok: true, output: { id: 5, message: tournamentWords.made('Winter Open') } },
      unanswered,
    ],
    updateTournament: [
      { name: 'changed', ok: true, output: { message: tournamentWords.changed('Winter Open') } },
      changedMeanwhile,
      {
        name: 'locked',
        ok: false,
        error: refusedAs(409, 'tournament_locked', { gameType: problemWords.tournament_locked }),
      },
    ],
    setTournamentStage: [
      { name: 'published', ok: true, output: { message: tournamentWords.moved.open('Winter Open') } },
      changedMeanwhile,
      {
        name: 'too late',
        ok: false,
        error: refusedAs(400, 'entry_close_past', { entryClosesAt: problemWords.entry_close_past }),
      },
    ],
  },
  volatile: ['key'],
  identity: ({ tournamentId, hosts, saved, form, version, intent, faults, theirs }) => [
    tournamentId,
    hosts.length,
    saved,
    form,
    version,
    intent,
    faults,
    theirs?.version,
  ],
  controls: {
    changed: { kind: 'outside', from: 'the fields of text and choice' },
    toggled: { role: 'checkbox', name: words.fields.needsApproval },
    'round.changed': { role: 'textbox', name: words.rounds[1], value: 'value' },
    'template.chosen': {
      role: 'combobox',
      name: words.templates.label,
      value: 'template',
      gesture: 'select',
    },
    'tie-breaks.changed': { kind: 'outside', from: 'the choice of tie breaks' },
    submit: {
      role: 'button',
      name: ({ context }) => (context.saved.stage === 'draft' ? words.save : words.update),
    },
    publish: { role: 'button', name: words.publish },
    back: { role: 'button', name: words.back },
    'keep.mine': { role: 'button', name: words.keepMine, within: dialog },
    'take.theirs': { role: 'button', name: words.takeTheirs, within: dialog },
    leave: { role: 'button', name: words.leave, within: dialog },
    stay: { role: 'button', name: words.stay, within: dialog },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loadingHosts: { tags: ['busy'], absent: [name] },
    loading: { tags: ['busy'], absent: [name] },
    missing: { texts: [words.missing] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    editing: ({ form }) => ({ roles: [{ ...name, value: form.name }], absent: [dialog] }),
    'editing.faulty': ({ faults }) => ({ texts: [words.checkFields, ...Object.values(faults)] }),
    'editing.refused': ({ faults, refusal }) => ({ texts: [refusal ?? '', ...Object.values(faults)] }),
    creating: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    reloading: { tags: ['busy'] },
    publishing: { tags: ['busy'] },
    loadingTheirs: { tags: ['busy'] },
    conflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
  },
  requirements: { editing: ['A-1.16', 'A-2.58', 'C-9.23'] },
  invariants: {
    'only what was saved is published': ({ value, context }) =>
      value !== 'publishing' || context.version === context.saved.version,
  },
});
