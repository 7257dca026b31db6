import { silentProblem, type ProblemData } from '#api/problem.ts';
import { clubWords as words } from '#domain/words/clubs.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { clubDeskMachine, type NamedClub } from './desk.ts';
import { activeClub, inactiveClub } from './sample-clubs.ts';

const named = ({ clubId, name, version }: NamedClub): NamedClub => ({ clubId, name, version });
const dialog = { role: 'dialog' } as const;

const refusedAs = (status: number, code: 'club_in_use' | 'changed_meanwhile'): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

export const clubDeskModel = defineModel(clubDeskMachine, {
  id: 'club-desk',
  endsEarly: true,
  input: { text: '' },
  cases: {
    'text.changed': ({ text }) => [{ text: text === 'cue' ? 'cue ' : 'cue' }],
    'address.changed': [{ text: 'liga' }],
    switch: [
      { club: named(activeClub), clubStatusId: 2 },
      { club: named(inactiveClub), clubStatusId: 1 },
    ],
    remove: [{ club: named(activeClub) }],
  },
  outcomes: {
    updateClub: [
      { name: 'switched', ok: true, output: { message: words.switchedOff(activeClub.name) } },
      { name: 'offline', ok: false, error: silentProblem('offline') },
    ],
    deleteClub: [
      { name: 'deleted', ok: true, output: { message: words.removed(activeClub.name) } },
      { name: 'in use', ok: false, error: refusedAs(409, 'club_in_use') },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ text, club, clubStatusId, refusal }) => [text, club?.clubId, clubStatusId, refusal],
  controls: {
    'text.changed': { kind: 'outside', from: 'the search field' },
    submit: { kind: 'outside', from: 'Enter in the search field' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    switch: { role: 'switch', name: ({ event }) => words.isActive(event.club.name) },
    remove: { role: 'menuitem', name: words.remove },
    confirm: {
      role: 'button',
      name: ({ context }) => (context.clubStatusId === null ? words.removeNow : words.offNow),
      within: dialog,
    },
    cancel: {
      role: 'button',
      name: ({ context }) => (context.refusal === null ? words.cancel : words.close),
      within: dialog,
    },
  },
  shows: {
    'changing.idle': { absent: [dialog] },
    'changing.asking': ({ club }) => ({
      roles: [{ role: 'dialog', name: words.offTitle(club?.name ?? '') }],
    }),
    'changing.switching': { tags: ['busy'] },
    'changing.doubting': ({ club }) => ({
      roles: [{ role: 'dialog', name: words.removeTitle(club?.name ?? '') }],
    }),
    'changing.removing': { tags: ['busy'] },
    'changing.refused': ({ club, refusal }) => ({
      roles: [{ role: 'dialog', name: words.refusedTitle(club?.name ?? '') }],
      texts: [refusal ?? ''],
    }),
  },
  requirements: {
    'changing.switching': ['C-4.18'],
    'changing.removing': ['C-7.05', 'A-7.35'],
    searching: ['C-7.04'],
  },
  invariants: {
    'nothing is done to a club that nobody meant': ({ context, value }) =>
      value.changing === 'idle' || context.club !== null,
  },
});
