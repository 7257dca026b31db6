import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { Profile } from '#api/profile.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { ownClubsMachine } from './own-clubs.ts';

const words = joiningWords.own;
const dialog = { role: 'dialog' } as const;
const own = { clubId: 3, name: 'Cue Club Monterrey' };
const other = { clubId: 13, name: 'Liga Carambola Medellín' };

const profile = {
  clubs: [{ ...own, clubName: own.name, isActive: true }],
  clubRequests: [],
} as unknown as Profile;
const asked = { ...profile, clubRequests: [{ ...other, kind: 'join' }] } as Profile;
const parting = { ...profile, clubRequests: [{ ...own, kind: 'leave' }] } as Profile;
const clubless = { ...profile, clubs: [] } as Profile;

const already: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'already_asked',
  message: problemWords.already_asked,
  fields: {},
  retryAfterSeconds: null,
};
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;

export const ownClubsModel = defineModel(ownClubsMachine, {
  id: 'own-clubs',
  cases: {
    chosen: ({ chosen }) => [{ clubId: chosen === null ? other.clubId : null }],
    leave: ({ clubs, requests }) =>
      requests.some(({ kind }) => kind === 'leave') ? [] : clubs.map(() => ({ club: own })),
    withdraw: ({ requests }) => requests.map(({ clubId, name }) => ({ club: { clubId, name } })),
  },
  outcomes: {
    getProfile: [
      { name: 'a member', ok: true, output: profile },
      { name: 'with a request', ok: true, output: asked },
      { name: 'about to leave', ok: true, output: parting },
      { name: 'of no club', ok: true, output: clubless },
      unanswered,
    ],
    listActiveClubs: [{ name: 'read', ok: true, output: { rows: [own, other] } }, unanswered],
    createJoinRequest: [
      { name: 'asked', ok: true, output: { message: joiningWords.askedToJoin(other.name) } },
      { name: 'asked before', ok: false, error: already },
    ],
    withdrawJoinRequest: [
      { name: 'taken back', ok: true, output: { message: joiningWords.takenBack(other.name) } },
      {
        name: 'answered meanwhile',
        ok: false,
        error: { ...already, code: 'already_answered', message: problemWords.already_answered },
      },
    ],
  },
  identity: ({ clubs, requests, offered, chosen, leaving, withdrawing, refusal }) => [
    clubs.length,
    requests.map(({ kind }) => kind),
    offered.length,
    chosen,
    leaving?.clubId,
    withdrawing?.clubId,
    refusal,
  ],
  controls: {
    chosen: { kind: 'outside', from: 'the choice of a club' },
    join: { role: 'button', name: words.ask },
    leave: { role: 'button', name: words.leaveNamed(own.name) },
    withdraw: { role: 'button', name: ({ event }) => words.takeBackNamed(event.club.name) },
    confirm: { role: 'button', name: words.leaveNow, within: dialog },
    cancel: { role: 'button', name: words.stay, within: dialog },
    retry: { role: 'button', name: words.retry },
  },
  shows: {
    loading: { tags: ['busy'] },
    offering: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    shown: ({ clubs, requests }) => ({
      texts: [
        ...clubs.map(({ name }) => name),
        ...requests.map(({ name }) => name),
        ...(clubs.length + requests.length === 0 ? [words.none] : []),
      ],
      absent: [dialog],
    }),
    asking: { roles: [{ role: 'dialog', name: words.leaveTitle(own.name) }] },
    joining: { tags: ['busy'] },
    leaving: { tags: ['busy'] },
    withdrawing: { tags: ['busy'] },
    refreshing: { tags: ['busy'] },
  },
  requirements: { shown: ['A-1.10'] },
});
