import type { Page } from '@playwright/test';
import { joiningWords as words } from '#domain/words/joining.ts';
import { requestDeskModel } from '#machines/players/request-desk-model.ts';
import type { JoinRequest } from '#machines/players/requests.ts';
import { accountId } from '#server/demo/accounts.ts';
import { after, goOn, proveInBrowser } from '#tests/support/browser-proof.ts';
import { ask, askAs, beSignedIn } from '#tests/support/signed-in.ts';

const owner = 'owner@baulk.example';
const clubId = 1;

/** Who wants to join the club, and who wants to leave it; both are the demo's. */
const joiner = { account: 'guest', fullName: 'Gus Abernathy', kind: 'join', clubs: [] } as const;
const leaver = { account: 'player', fullName: 'Pilar Montoya', kind: 'leave', clubs: [clubId] } as const;
type Asking = typeof joiner | typeof leaver;

const joining = { id: 71, fullName: joiner.fullName, kind: joiner.kind };
const leaving = { id: 72, fullName: leaver.fullName, kind: leaver.kind };
const dialog = { role: 'dialog' } as const;

const model: typeof requestDeskModel = {
  ...requestDeskModel,
  cases: {
    ...requestDeskModel.cases,
    'club.changed': [],
    accept: [{ request: joining }, { request: leaving }],
    decline: [{ request: joining }],
  },
  controls: {
    ...requestDeskModel.controls,
    decline: { role: 'button', name: words.declineNamed(joining.fullName) },
  },
  shows: {
    ...requestDeskModel.shows,
    asking: { roles: [{ ...dialog, name: words.leaveTitle(leaving.fullName) }] },
  },
};

const requestsOf = async (page: Page): Promise<readonly JoinRequest[]> =>
  ((await ask(page, 'get', `club/${clubId}/join-requests`)) as { rows: JoinRequest[] }).rows;

/** Somebody belongs to the clubs they have asked from, and waits for the answer. */
async function haveAsked(page: Page, { account, kind, clubs }: Asking): Promise<void> {
  const userId = accountId(account);
  const { version } = (await askAs(page, owner, 'get', `player/${userId}`)) as { version: string };
  await askAs(page, owner, 'put', 'player', { userId, clubs }, { 'if-match': version });
  await askAs(page, `${account}@baulk.example`, 'post', `club/${clubId}/join-requests`, { kind });
}

/** All who wait have been answered by somebody else. */
async function answerAll(page: Page): Promise<void> {
  for (const { id } of await requestsOf(page))
    await ask(page, 'put', `club/${clubId}/join-requests`, { id, isAccepted: false });
}

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, 'club@baulk.example');
    await answerAll(page);
    for (const asking of [joiner, leaver]) await haveAsked(page, asking);
    await page.goto('/player');
    await page.getByRole('button', { name: words.declineNamed(joiner.fullName) }).waitFor();
  },
  calls: {
    // The desk is looked at as it has answered, before the list follows and the row is gone.
    listJoinRequests: { url: `**/api/club/${clubId}/join-requests?*`, method: 'GET' },
    answerJoinRequest: {
      url: `**/api/club/${clubId}/join-requests`,
      method: 'PUT',
      outcomes: { answered: goOn, 'someone was first': after(answerAll) },
    },
  },
  // Whoever runs a club of the demo runs one.
  untaken: ['request-desk.idle|club.changed|0'],
});
