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
  cases: {
    switch: [
      { club: named(activeClub), clubStatusId: 2 },
      { club: named(inactiveClub), clubStatusId: 1 },
    ],
    remove: [{ club: named(activeClub) }],
  },
  outcomes: {
    updateClub: [
      { name: 'switched', ok: true, output: { message: words.switchedOff(activeClub.name) } },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      { name: 'offline', ok: false, error: silentProblem('offline') },
    ],
    deleteClub: [
      { name: 'deleted', ok: true, output: { message: words.removed(activeClub.name) } },
      { name: 'in use', ok: false, error: refusedAs(409, 'club_in_use') },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ club, clubStatusId, refusal }) => [club?.clubId, clubStatusId, refusal],
  controls: {
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
    idle: { absent: [dialog] },
    asking: ({ club }) => ({
      roles: [{ role: 'dialog', name: words.offTitle(club?.name ?? '') }],
    }),
    switching: { tags: ['busy'] },
    confirmingDelete: ({ club }) => ({
      roles: [{ role: 'dialog', name: words.removeTitle(club?.name ?? '') }],
    }),
    removing: { tags: ['busy'] },
    refused: ({ club, refusal }) => ({
      roles: [{ role: 'dialog', name: words.refusedTitle(club?.name ?? '') }],
      texts: [refusal ?? ''],
    }),
  },
  requirements: {
    switching: ['C-4.18'],
    removing: ['C-7.05', 'A-7.35'],
  },
  invariants: {
    'nothing is done to a club that nobody meant': ({ context, value }) =>
      value === 'idle' || context.club !== null,
  },
});
