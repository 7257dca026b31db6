import type { Page } from '@playwright/test';
import { dateLater, shortDateText } from '#domain/schedule/day-times.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { freeDayModel } from '#machines/schedule/free-day-model.ts';
import { after, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { ahead, clubId, dayOf, haveRules, member } from './journey-world.ts';

/** A day on which the club is closed, and on which no other walk has booked: so many days ahead. */
let closed = '';
const inDays = 9;

/** Members can book so many days ahead, and the club is closed on one of them. */
const haveDays = (page: Page, bookAheadDays: number): Promise<void> =>
  haveRules(page, { bookAheadDays }, [{ day: closed, opens: null, closes: null, note: null }]);

const model: typeof freeDayModel = {
  ...freeDayModel,
  controls: {
    ...freeDayModel.controls,
    // Which day that is depends on the day of the walk.
    go: { role: 'button', name: () => words.choose.nextFree(shortDateText(dateLater(closed, 1))) },
  },
};

proveInBrowser(model, {
  among: 'the paths of the office',
  begin: async (page) => {
    closed = dayOf(await ahead(page, inDays));
    await haveDays(page, 14);
    await beSignedIn(page, member.email);
  },
  open: async (page) => {
    await page.goto(`/schedule-table?clubId=${clubId}&day=${closed}`);
  },
  calls: {
    findFreeDay: {
      url: '**/api/schedule/club/*/free-day?*',
      outcomes: {
        'a day': after((page) => haveDays(page, 14)),
        none: after((page) => haveDays(page, inDays)),
        unanswered: noAnswer,
      },
    },
  },
});
