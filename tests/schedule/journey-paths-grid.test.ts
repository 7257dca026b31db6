import type { Page } from '@playwright/test';
import { planWords as words } from '#domain/words/plan.ts';
import { gridModel } from '#machines/schedule/grid-model.ts';
import { after, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { ahead, book, clubId, dayOf, haveRules, newTable, runner } from './journey-world.ts';

/** The table at which a guest has booked from four to half past five. */
let table = { tableId: 0, number: 0 };

const cellOfGuest = (page: Page) =>
  page.getByRole('gridcell', { name: new RegExp(`^${words.table(table.number, null)}, .*, Rosa Marino$`) });

const key =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(name);

/** Somebody else at the desk books the half hour into which it would reach. */
const bookFirst = async (page: Page): Promise<number> =>
  book(page, {
    tableId: table.tableId,
    startsAt: await ahead(page, 6, '17:30'),
    slots: 1,
    guestName: 'Marco Bellini',
  });

proveInBrowser(gridModel, {
  among: 'the paths of the office',
  begin: async (page) => {
    await haveRules(page);
    table = await newTable(page);
    const startsAt = await ahead(page, 6);
    await book(page, { tableId: table.tableId, startsAt, slots: 3, guestName: 'Rosa Marino' });
    await beSignedIn(page, runner);
    await page.goto(`/table-schedule?clubId=${clubId}&day=${dayOf(startsAt)}`);
    await cellOfGuest(page).waitFor();
  },
  calls: {
    getBooking: {
      url: '**/api/booking/{1,2,3,4,5,6,7,8,9}*',
      method: 'GET',
      outcomes: { booked: goOn, unanswered: noAnswer },
    },
    moveBooking: {
      url: '**/api/booking/*',
      method: 'PUT',
      outcomes: { moved: goOn, taken: after(bookFirst), unanswered: noAnswer },
    },
  },
  outside: {
    'cell.reached': async (page, { cell }) => {
      await cellOfGuest(page).focus();
      if ((cell as { slot: number }).slot !== 0) await page.keyboard.press('ArrowRight');
    },
    left: (page) => page.getByRole('combobox', { name: words.length }).focus(),
    lift: async (page) => {
      await cellOfGuest(page).focus();
      await page.keyboard.press('m');
    },
    carry: (page, { cell }) => key((cell as { slot: number }).slot === 0 ? 'ArrowLeft' : 'ArrowRight')(page),
    drop: key('Enter'),
    'put.back': key('Escape'),
  },
});
