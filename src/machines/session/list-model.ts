import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { Session } from '#api/session.ts';
import { problemWords } from '#domain/words/problems.ts';
import { sessionListWords as words } from '#domain/words/session-list.ts';
import { defineModel } from '#model-testing/model.ts';
import { linesOf } from './list-selectors.ts';
import { sessionListMachine } from './list.ts';

const here: Session = {
  sessionId: '31',
  device: 'Firefox on Linux',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-20T14:00:00.000Z',
  isRemembered: false,
  isCurrent: true,
};

const phone: Session = {
  ...here,
  sessionId: '27',
  device: 'Chrome on Android',
  createdAt: '2026-11-12T18:30:00.000Z',
  lastSeenAt: '2026-11-19T21:04:00.000Z',
  expiresAt: '2026-12-03T21:04:00.000Z',
  isRemembered: true,
  isCurrent: false,
};

const gone: ProblemData = {
  kind: 'refused',
  status: 404,
  code: 'not_found',
  message: problemWords.not_found,
  fields: {},
  retryAfterSeconds: null,
};

const timeZone = 'America/Bogota';
const everywhere = { role: 'button', name: words.everywhere } as const;
const question = { role: 'dialog' } as const;
const phoneLine = linesOf({ timeZone, rows: [phone], ending: null, failure: null })[0];

export const sessionListModel = defineModel(sessionListMachine, {
  input: { timeZone },
  cases: {
    end: ({ rows }) => rows.filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => ({ sessionId })),
  },
  outcomes: {
    listSessions: [
      { name: 'read', ok: true, output: { rows: [here, phone] } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    endSessions: [
      { name: 'ended', ok: true },
      { name: 'over already', ok: false, error: gone },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ rows, ending, failure }) => [rows.length, ending, failure],
  controls: {
    retry: { role: 'button', name: words.retry },
    end: { role: 'button', name: phoneLine?.endName ?? '' },
    'end.everywhere': everywhere,
    keep: { role: 'button', name: words.keep, within: question },
    confirm: { role: 'button', name: words.confirm, within: question },
  },
  shows: {
    loading: { tags: ['busy'], absent: [everywhere] },
    failed: ({ failure }) => ({ texts: [words.failed, failure ?? ''] }),
    listed: ({ rows }) => ({
      texts: [words.here, ...rows.map(({ device }) => device)],
      absent: rows.length < 2 ? [phone.device] : [],
    }),
    ending: { tags: ['busy'], texts: [phone.device] },
    asking: { texts: [words.askTitle, words.askPurpose] },
    endingAll: { tags: ['busy'], texts: [words.askTitle] },
  },
  requirements: { endingAll: ['A-7.37'] },
  invariants: {
    'this device never leaves the list by itself': ({ context: { rows } }, before) =>
      before === undefined || before.context.rows.length === 0 || rows.some(({ isCurrent }) => isCurrent),
    'a session is named exactly while it is being ended': (snapshot) =>
      snapshot.matches('ending') === (snapshot.context.ending !== null),
  },
});
