import type { Player } from '#api/players.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { differences } from '#domain/players/form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { playerFormMachine } from './form.ts';
import { activePlayer } from './sample-players.ts';

const dialog = { role: 'dialog' } as const;

const refusedAs = (
  status: number,
  code: 'changed_meanwhile' | 'email_taken' | 'forbidden',
  field?: string,
): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: field === undefined ? {} : { [field]: problemWords[code] },
  retryAfterSeconds: null,
});

const person: Player = {
  ...activePlayer,
  firstName: 'Lucía',
  middleName: null,
  lastName: 'Garza',
  currency: 'MXN',
  lastSignInAt: null,
};
/** The same person, with a number that somebody else has given them. */
const theirs = { ...person, mobile: '8185550199', version: '5' };
const renamed = { ...theirs, firstName: 'Luz', version: '6' };
/** What was typed in this tab before and not saved. */
const draft = {
  version: '4',
  at: '2026-11-20T14:02:00.000Z',
  form: { lastName: 'Garza Ruiz' },
  over: { lastName: 'Garza' },
};
const viewer = { userId: 1, roleId: 1 } as const;
const begins = { lastName: 'Garza', email: 'new@garza.example' };
const member = { ...begins, firstName: 'Ana', clubs: [3] };

const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const taken = { name: 'address in use', ok: false, error: refusedAs(409, 'email_taken', 'email') } as const;
const told = { ok: true, output: { message: words.changed('Lucía Garza') } } as const;

export const playerFormModel = defineModel(playerFormMachine, {
  id: 'player-form',
  starts: [
    { name: 'a new person', input: { userId: null, viewer, begins, typedBy: 1 } },
    { name: 'a new member of a club', input: { userId: null, viewer, begins: member, typedBy: 1 } },
    { name: 'one who is there', input: { userId: person.userId, viewer, typedBy: 1 } },
  ],
  cases: {
    changed: ({ form }) => [{ field: 'firstName', value: form.firstName === 'Ana' ? '' : 'Ana' }],
    'role.changed': ({ form }) => [{ roleId: form.roleId === 5 ? 2 : 5 }],
    'clubs.changed': [{ clubs: [3, 13] }],
    'referee.changed': ({ form }) => [{ isReferee: !form.isReferee, isRefereeConfirmed: !form.isReferee }],
  },
  outcomes: {
    getPlayer: [
      { name: 'read', ok: true, output: theirs },
      { name: 'with another first name', ok: true, output: renamed },
      { name: 'not to be changed', ok: true, output: { ...person, roleId: 1 } },
      unanswered,
    ],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      { name: 'a draft kept', ok: true, output: draft },
      { name: 'unreadable', ok: false, error: {} },
    ],
    createPlayer: [{ name: 'added', ...told }, taken, unanswered],
    proposeAssociation: [
      { name: 'proposed', ok: true, output: { message: joiningWords.proposed } },
      { name: 'not allowed', ok: false, error: refusedAs(403, 'forbidden') },
      { name: 'refused at a field', ok: false, error: refusedAs(409, 'email_taken', 'email') },
    ],
    updatePlayer: [
      { name: 'changed', ...told },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      { name: 'not allowed', ok: false, error: refusedAs(403, 'forbidden') },
      { name: 'refused at a field', ok: false, error: refusedAs(409, 'email_taken', 'clubs') },
    ],
  },
  volatile: ['key'],
  identity: ({ userId, form, saved, known, restoredFrom, theirs: other }, { value }) => [
    userId,
    form.firstName,
    form.roleId,
    form.clubs.length > 0,
    differences(form, saved).length > 0,
    known?.version,
    saved.firstName,
    form.lastName,
    restoredFrom,
    value === 'resolvingConflict' ? other?.form.roleId : null,
  ],
  controls: {
    changed: { role: 'textbox', name: words.fields.firstName, value: 'value' },
    'role.changed': { kind: 'outside', from: 'the choice of a role' },
    'clubs.changed': { kind: 'outside', from: 'the choice of clubs' },
    'referee.changed': { kind: 'outside', from: 'the box Is Referee, which players have' },
    submit: { role: 'button', name: words.save },
    propose: { role: 'button', name: joiningWords.propose },
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
    loading: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.formFailed, refusal ?? ''] }),
    editing: ({ form }) => ({
      roles: [{ role: 'textbox', name: words.fields.firstName, value: form.firstName }],
      absent: [dialog],
    }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    'editing.taken': { texts: [problemWords.email_taken, joiningWords.proposeHint] },
    adding: { tags: ['busy'] },
    proposing: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    recalling: { tags: ['busy'] },
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
  },
  requirements: {
    editing: ['A-2.42', 'A-6.20', 'A-6.22', 'C-6.19'],
    adding: ['A-7.20'],
    proposing: ['A-6.21'],
  },
});
