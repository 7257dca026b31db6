import type { Page } from '@playwright/test';
import { idleModel } from '#machines/session/idle-model.ts';
import { after, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Moment } from '#tests/support/browser-way.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { expect } from '#tests/support/product.ts';
import { ask, beNewlySignedIn, isTakenOver } from '#tests/support/signed-in.ts';

const second = 1_000;
const minute = 60 * second;

/** Of half an hour, so much passes until the end is near, and then until it has passed. */
const untilNear = 28 * minute + 15 * second;
const untilOver = 2 * minute;

/** How far the server's clock runs ahead; one page is walked on at a time. */
let ahead = 0;

async function moveServer(page: Page, offset: number): Promise<void> {
  const moved = await page.request.put('/dev/clock', { data: { offset } });
  expect(moved.ok()).toBe(true);
}

/** Time passes on the server and in the page alike. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  ahead += milliseconds;
  await moveServer(page, ahead);
  await page.clock.fastForward(milliseconds);
}

/** The session was used in another tab, when the server's clock ran so far ahead. */
async function useElsewhere(page: Page, then: number): Promise<void> {
  await moveServer(page, then);
  await ask(page, 'get', 'profile');
  await moveServer(page, ahead);
}

const useLately = (page: Page): Promise<void> => useElsewhere(page, ahead - 90 * second);
const useEarly = (page: Page): Promise<void> => useElsewhere(page, 10 * second);

const isFar = ({ step }: Moment): boolean => {
  const { endsAt } = step.from.context as { endsAt: string };
  return Date.parse(endsAt) > Date.now();
};

/** Before the time passes, nobody sees whether an end is known. */
const tell =
  (answer: Answer) =>
  async (_page: Page, _event: unknown, { step, letGo }: Moment): Promise<void> => {
    if (!step.from.matches('unknown')) await letGo('getStanding', answer);
  };

proveInBrowser(idleModel, {
  among: 'the paths of the office',
  begin: async (page) => {
    // Until its profile has come, a page goes by the clock of its device: both clocks begin alike.
    ahead = 0;
    await moveServer(page, ahead);
    await beNewlySignedIn(page, 'owner@baulk.example');
    const confirmed = page.waitForResponse('**/api/profile');
    await page.goto('/faq');
    await confirmed;
    await isTakenOver(page, 'Super Admin');
  },
  calls: {
    getConfig: { url: '**/api/config', outcomes: { unanswered: noAnswer } },
    getProfile: { url: '**/api/profile', outcomes: { unanswered: noAnswer } },
    // No use of the session, and it tells its end as every answer does.
    getStanding: { url: '**/api/standing' },
  },
  actors: {
    idleEnds: {
      'an end that is far': tell(after(useLately)),
      'a later end': tell(after((page) => useElsewhere(page, ahead + 10 * second))),
      'an end that is near': tell(after(useEarly)),
    },
    deadline: {
      passed: async (page, _event, { step, letGo }) => {
        if (step.from.matches('counting')) return pass(page, untilNear);
        // The page gives up what stands open for so long, and would ask again only at its next beat.
        await letGo('getStanding', goOn);
        return pass(page, untilOver);
      },
    },
    getConfig: {
      answered: (_page, _event, moment) =>
        moment.letGo(
          'getConfig',
          moment.step.from.matches('asking') && isFar(moment) ? after(useLately) : goOn,
        ),
    },
    getProfile: {
      answered: async (page, _event, moment) => {
        // A server whose clock has fallen behind tells an end that is near in spite of the use.
        if (!isFar(moment)) await moveServer(page, 0);
        // Once the time is over, only a use elsewhere has kept the session.
        else if (moment.step.from.matches('ended')) await useLately(page);
        await moment.letGo('getProfile', goOn);
        await moveServer(page, ahead);
      },
    },
  },
});
