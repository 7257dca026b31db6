import type { Page } from '@playwright/test';
import type { Session } from '#api/session.ts';
import { sessionListWords as words } from '#domain/words/session-list.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { linesOf } from '#machines/session/list-selectors.ts';
import { sessionListModel } from '#machines/session/list-model.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { expect } from '#tests/support/product.ts';
import { ask, beNewlySignedIn } from '#tests/support/signed-in.ts';

/** Nobody else of these paths: whoever walks is signed out everywhere in the end. */
const email = 'referee@baulk.example';
const browsersZone = 'America/New_York';
const device = 'Chrome on Android';
const onAndroid =
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

/** The session of the phone as the server has it; one page is walked on at a time. */
let phone: Session | undefined;

const sessionsOf = async (page: Page): Promise<Session[]> =>
  ((await ask(page, 'get', 'session')) as { rows: Session[] }).rows;

/** Ends a session at the server, behind the page's back; the answer has no body. */
async function endElsewhere(page: Page, sessionId: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('baulk.token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.delete('/api/session', { headers, data: { sessionId } });
  expect(answer.status()).toBe(204);
}

/** The same person is signed in on a phone, and nowhere else. */
async function haveOnePhone(page: Page): Promise<void> {
  for (const { sessionId, isCurrent } of await sessionsOf(page)) {
    if (!isCurrent) await endElsewhere(page, sessionId);
  }
  const answer = await page.request.post('/api/login', {
    data: { email, password: demoPassword },
    headers: { 'user-agent': onAndroid },
  });
  expect(answer.ok()).toBe(true);
  phone = (await sessionsOf(page)).find((row) => row.device === device);
  expect(phone).toBeDefined();
}

/** It has ended on the phone meanwhile; and of all sessions the server is told to end one that was never there. */
const overAlready: Answer = async (route) => {
  const { sessionId } = route.request().postDataJSON() as { sessionId?: string };
  if (sessionId === undefined) return withBody({ sessionId: '999999' })(route);
  await endElsewhere(route.request().frame().page(), sessionId);
  await route.continue();
};

const here = (outcome: Outcome): Outcome => {
  if (!('output' in outcome)) return outcome;
  const { rows } = outcome.output as { rows: Session[] };
  return {
    ...outcome,
    output: { rows: rows.map((row) => (row.isCurrent ? { ...row, device: 'Chrome on Linux' } : row)) },
  };
};

const nameOfEnd = (): string =>
  phone
    ? (linesOf({ timeZone: browsersZone, rows: [phone], ending: null, failure: null })[0]?.endName ?? '')
    : '';

const model: typeof sessionListModel = {
  ...sessionListModel,
  outcomes: {
    ...sessionListModel.outcomes,
    listSessions: sessionListModel.outcomes['listSessions']?.map(here),
  },
  controls: { ...sessionListModel.controls, end: { role: 'button', name: nameOfEnd } },
  shows: {
    ...sessionListModel.shows,
    // What was told of a phone that is signed out names it still.
    listed: ({ rows }) => {
      const { length } = rows as readonly unknown[];
      return {
        texts: [words.here, ...(length < 2 ? [] : [device])],
        absent: length < 2 ? [{ role: 'button', name: nameOfEnd() }] : [],
      };
    },
  },
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beNewlySignedIn(page, email);
    await page.goto('/profile/change-password');
    await haveOnePhone(page);
  },
  open: async (page) => void (await page.goto('/profile/my-profile')),
  calls: {
    listSessions: {
      url: '**/api/session',
      method: 'GET',
      outcomes: { read: goOn, unanswered: noAnswer },
    },
    endSessions: {
      url: '**/api/session',
      method: 'DELETE',
      outcomes: {
        ended: goOn,
        unanswered: noAnswer,
        'over already': overAlready,
      },
    },
  },
});
