import type { Page } from '@playwright/test';
import type { GameTypeId } from '#domain/games.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { makeModel } from '#machines/schedule/make-model.ts';
import type { MakeForm } from '#machines/schedule/make-form.ts';
import { after, asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  ahead,
  book,
  chooseStart,
  chooseTable,
  clubId,
  dayOf,
  haveRules,
  member,
  newTable,
  openAnchor,
  runner,
  setGame,
  setLength,
  type Anchor,
} from './journey-world.ts';

/** The booking that is moved, and the table that is wanted for it or for somebody, two hours later on the same day. */
let anchor: Anchor = { number: 0, startsAt: '' };
let target = { tableId: 0, number: 0 };
let wantedAt = '';

async function haveTables(page: Page): Promise<void> {
  const { tableId, number } = await newTable(page);
  anchor = { number, startsAt: await ahead(page, 6) };
  await book(page, { tableId, startsAt: anchor.startsAt, guestName: 'Rosa Marino' });
  target = await newTable(page);
  wantedAt = await ahead(page, 6, '18:00');
}

/** Somebody else at the desk books what is wanted first. */
const bookFirst = (page: Page): Promise<number> =>
  book(page, { tableId: target.tableId, startsAt: wantedAt, guestName: 'Marco Bellini' });

/** What the server finds by the name of the one member whose name is like this. */
const oneMember = async (page: Page): Promise<string> => {
  const { firstName, lastName } = (await askAs(page, member.email, 'get', 'profile')) as {
    firstName: string;
    lastName: string;
  };
  return encodeURIComponent(`${firstName} ${lastName}`);
};

const outside = (from: string) => ({ kind: 'outside', from }) as const;

// Which tables are free at which price is known when the walk has come there.
const model: typeof makeModel = {
  ...makeModel,
  controls: {
    ...makeModel.controls,
    'start.chosen': outside('a time of the day that is shown'),
    'table.chosen': outside('a table that is free then'),
  },
};

proveInBrowser(model, {
  among: 'the paths of credit and bookings',
  begin: async (page) => {
    await haveRules(page);
    await haveTables(page);
    await beSignedIn(page, runner);
    await page.goto(`/table-schedule?clubId=${clubId}&day=${dayOf(anchor.startsAt)}`);
    await openAnchor(page, anchor, { isClub: true }).waitFor();
  },
  calls: {
    createBooking: {
      url: '**/api/booking',
      method: 'POST',
      outcomes: { booked: goOn, taken: after(bookFirst), unanswered: noAnswer },
    },
    moveBooking: {
      url: '**/api/booking/*',
      method: 'PUT',
      outcomes: { moved: goOn, taken: after(bookFirst) },
    },
    listPlayers: {
      url: '**/api/player?*',
      outcomes: {
        'one member': async (route) => {
          const name = await oneMember(route.request().frame().page());
          await asFor(`/api/player?clubId=${clubId}&group=members&search=${name}&limit=10`)(route);
        },
        unanswered: noAnswer,
      },
    },
  },
  outside: {
    'length.changed': (page, { slots }) => setLength(page, Number(slots)),
    'game.changed': (page, { gameType }) => setGame(page, gameType as GameTypeId | null),
    'start.chosen': (page) => chooseStart(page, '18:00'),
    'table.chosen': (page) => chooseTable(page, target.number),
    'choice.cleared': (page) => page.getByRole('button', { name: words.dayAfter }).click(),
    move: async (page) => {
      await openAnchor(page, anchor, { isClub: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.desk.move }).click();
    },
    'form.changed': async (page, { change }) => {
      const { kind, guestName } = change as Partial<MakeForm>;
      if (kind) await page.getByRole('radio', { name: words.making.kinds[kind] }).click();
      if (guestName) await page.getByRole('textbox', { name: words.making.guest }).fill(guestName);
    },
    'search.changed': (page, { search }) =>
      page.getByRole('textbox', { name: words.making.memberSearch }).fill(String(search)),
  },
});
