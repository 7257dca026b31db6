import type { Page, Route } from '@playwright/test';
import { calendarWords as words } from '#domain/words/calendar.ts';
import { calendarModel } from '#machines/schedule/calendar-model.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { copiedOn, deviceRefuses, deviceTakes, holdDevice } from '#tests/support/held-device.ts';
import { expect, expectTold } from '#tests/support/product.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

const pageOf = (route: Route): Page => route.request().frame().page();

/** Somebody has an address by the time they ask for it, or none any more. */
const having =
  (isOn: boolean): Answer =>
  async (route) => {
    const page = pageOf(route);
    if (isOn) await ask(page, 'put', 'booking/calendar', {});
    else await ask(page, 'delete', 'booking/calendar');
    await route.continue();
  };

proveInBrowser(calendarModel, {
  among: 'the paths of the office',
  begin: async (page) => {
    await holdDevice(page, { canShare: false });
    await beSignedIn(page, 'player@baulk.example');
  },
  open: async (page) => {
    await page.goto('/table-schedule?clubId=1');
  },
  calls: {
    getCalendarFeed: {
      url: '**/api/booking/calendar',
      method: 'GET',
      outcomes: { none: having(false), one: having(true), unanswered: noAnswer },
    },
    renewCalendarFeed: {
      url: '**/api/booking/calendar',
      method: 'PUT',
      outcomes: { made: goOn, unanswered: noAnswer },
    },
    endCalendarFeed: {
      url: '**/api/booking/calendar',
      method: 'DELETE',
      outcomes: { ended: goOn, unanswered: noAnswer },
    },
  },
  actors: {
    copyText: {
      copied: async (page) => {
        await deviceTakes(page);
        await expectTold(page, words.copied);
        expect(await copiedOn(page)).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/);
      },
      'not allowed': deviceRefuses,
    },
  },
});
