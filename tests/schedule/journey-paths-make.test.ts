import type { Page } from '@playwright/test';
import type { ProblemData } from '#api/problem.ts';
import type { GameTypeId } from '#domain/games.ts';
import { creditWords } from '#domain/words/credit.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { makeModel } from '#machines/schedule/make-model.ts';
import type { MakeForm } from '#machines/schedule/make-form.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { after, asFor, changedBody, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  ahead,
  book,
  chooseStart,
  chooseTable,
  clubId,
  dayOf,
  haveBalance,
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
const price = 'USD 20.00';

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

/** It is booked for a member who has no credit to pay with. */
const poorMember: Answer = async (route) => {
  await haveBalance(route.request().frame().page(), 0);
  const change = { guestName: undefined, userId: member.userId, kind: 'play', payBy: 'credit' };
  await route.continue({ postData: changedBody(route, change) });
};

/** The refusal has the amount of this walk. */
const asHere = (outcome: Outcome): Outcome =>
  outcome.name === 'too little credit' && 'error' in outcome
    ? {
        ...outcome,
        error: { ...(outcome.error as ProblemData), message: creditWords.refused.credit_low(price) },
      }
    : outcome;

const outside = (from: string) => ({ kind: 'outside', from }) as const;

// Which tables are free at which price is known when the walk has come there.
const model: typeof makeModel = {
  ...makeModel,
  outcomes: {
    ...makeModel.outcomes,
    createBooking: makeModel.outcomes['createBooking']?.map(asHere),
  },
  controls: {
    ...makeModel.controls,
    'start.chosen': outside('a time of the day that is shown'),
    'table.chosen': outside('a table that is free then'),
  },
};

proveInBrowser(model, {
  among: 'the paths of the office',
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
      outcomes: {
        booked: goOn,
        taken: after(bookFirst),
        'too little credit': poorMember,
        unanswered: noAnswer,
      },
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
      const { kind, payBy, guestName } = change as Partial<MakeForm>;
      if (payBy) await page.getByRole('radio', { name: words.making.ways[payBy] }).click();
      if (kind) await page.getByRole('radio', { name: words.making.kinds[kind] }).click();
      if (guestName) await page.getByRole('textbox', { name: words.making.guest }).fill(guestName);
    },
    'search.changed': (page, { search }) =>
      page.getByRole('textbox', { name: words.making.memberSearch }).fill(String(search)),
  },
});
