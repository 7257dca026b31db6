import type { Locator, Page } from '@playwright/test';
import type { Booking } from '#api/booking.ts';
import type { OwnCredit } from '#api/credit.ts';
import type { ScheduleRules } from '#api/schedule.ts';
import { usualRules } from '#domain/booking/rules.ts';
import type { GameTypeId } from '#domain/games.ts';
import { momentText } from '#domain/schedule/day-times.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { accountId } from '#server/demo/accounts.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { expect } from '#tests/support/product.ts';
import { askAs } from '#tests/support/signed-in.ts';

/** Brooklyn, who runs it and one of its members. */
export const clubId = 1;
export const zone = 'America/New_York';
export const runner = 'club@baulk.example';
export const member = { userId: accountId('player'), email: 'player@baulk.example' };

/** What an hour at the tables of these walks costs at any time: two hours cost what they cost in the models. */
const usual = 1000;
const halfHour = 1_800_000;
const minute = 60_000;

const askClub = (page: Page, method: 'get' | 'post' | 'put', address: string, data?: object) =>
  askAs(page, runner, method, address, data);

/** The rules of the club, with what is given here beside the usual ones; it is open at any time but for the exceptions. */
export async function haveRules(
  page: Page,
  more: object = {},
  exceptions: ScheduleRules['exceptions'] = [],
): Promise<void> {
  const address = `schedule/club/${clubId}/rules`;
  const { version } = (await askClub(page, 'get', address)) as ScheduleRules;
  const body = { rules: { ...usualRules, ...more }, hours: [], exceptions };
  await askAs(page, runner, 'put', address, body, { 'if-match': version });
}

/** The time at the tables of these walks, as the club sells it. */
async function tariffOf(page: Page, hourly: number): Promise<number> {
  const name = `An hour of the walk at ${hourly}`;
  const { rows } = (await askClub(page, 'get', `product?clubId=${clubId}&limit=100`)) as {
    rows: { productId: number; name: string }[];
  };
  const known = rows.find((row) => row.name === name);
  if (known) return known.productId;
  const { id } = (await askClub(page, 'post', 'product', { clubId, type: 'time', name })) as { id: number };
  const anytime = { weekdays: null, fromHalf: null, toHalf: null, firstDay: null, lastDay: null };
  await askClub(page, 'put', `product/${id}/price/time`, {
    rows: [{ name: 'Base price', hourly, ...anytime }],
  });
  return id;
}

type Room = { tableId: number; number: number; name: string | null };

const roomOf = async (page: Page): Promise<Room[]> =>
  ((await askClub(page, 'get', `table/club/${clubId}`)) as { rows: Room[] }).rows;

/** One more table of the club, at which nothing is booked. */
export async function newTable(page: Page, hourly = usual): Promise<Room> {
  const number = Math.max(99, ...(await roomOf(page)).map((table) => table.number)) + 1;
  const tariffId = await tariffOf(page, hourly);
  await askClub(page, 'post', 'table', { clubId, number, gameTypes: ['eightBall'], tariffId });
  const made = (await roomOf(page)).find((table) => table.number === number);
  if (!made) throw new Error(`There is no table ${number}.`);
  return made;
}

const clockOf = async (page: Page) =>
  (await (await page.request.get('/dev/clock', { headers: { accept: 'application/json' } })).json()) as {
    offset: number;
    now: string;
  };

const moveClock = async (page: Page, offset: number): Promise<void> => {
  expect((await page.request.put('/dev/clock', { data: { offset } })).ok()).toBe(true);
};

/**
 * The server’s clock stands well within a half hour, so that none ends while a path is walked; it is put back for that,
 * since a clock that goes on would make sessions old.
 */
export async function standWithin(page: Page): Promise<void> {
  const { offset, now } = await clockOf(page);
  const passed = Date.parse(now) % halfHour;
  if (passed >= 8 * minute && passed < 25 * minute) return;
  await moveClock(page, offset - ((passed - 10 * minute + halfHour) % halfHour));
}

/** The half hour that runs. */
export const thisHalf = async (page: Page): Promise<string> =>
  new Date(Math.floor(Date.parse((await clockOf(page)).now) / halfHour) * halfHour).toISOString();

/** A time of the club’s clock, so many days ahead. */
export async function ahead(page: Page, days: number, time = '16:00'): Promise<string> {
  const today = Temporal.Instant.from((await clockOf(page)).now)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  return today.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant().toString();
}

type Wish = {
  tableId: number;
  startsAt: string;
  slots?: number;
  kind?: 'play' | 'block';
  userId?: number;
  guestName?: string;
};

/** What the club books. */
export async function book(page: Page, { slots = 4, kind = 'play', ...wish }: Wish): Promise<number> {
  const made = (await askClub(page, 'post', 'booking', { slots, kind, ...wish })) as { ids: number[] };
  return made.ids[0] ?? 0;
}

/** What the club books at a table of its own. */
export const bookAside = async (page: Page, wish: Omit<Wish, 'tableId'>): Promise<number> =>
  book(page, { ...wish, tableId: (await newTable(page)).tableId });

/** A booking as the club reads it. */
export const readBooking = (page: Page, id: number): Promise<Booking> =>
  askClub(page, 'get', `booking/${id}`) as Promise<Booking>;

/** The member has so much at the club, and may owe nothing. */
export async function haveBalance(page: Page, balance: number): Promise<void> {
  const account = { clubId, userId: member.userId };
  const mayOwe = (overdraft: number) =>
    askAs(page, runner, 'put', 'credit/overdraft', { ...account, overdraft });
  const { rows } = (await askAs(page, member.email, 'get', 'credit/mine')) as { rows: OwnCredit[] };
  const amount = balance - (rows.find(({ club }) => club.clubId === clubId)?.balance ?? 0);
  const counted = { ...account, kind: 'adjustment', amount, reason: 'Counted again' };
  await mayOwe(20_000);
  if (amount !== 0) await askAs(page, runner, 'post', 'credit/entry', counted);
  await mayOwe(0);
}

/** The number that a call speaks of. */
export const idIn = (url: string): number => Number(/\/(\d+)(?:\/[a-z-]+)?(?:\?.*)?$/.exec(url)?.[1]);

/** Another booking is read than the one that is looked at, which stays as it is. */
export const insteadOf =
  (make: (page: Page) => Promise<number>): Answer =>
  async (route) => {
    const id = await make(route.request().frame().page());
    await route.continue({ url: new URL(`/api/booking/${id}`, route.request().url()).href });
  };

/** The booking from which a walk begins, at a table of its own from four to six. */
export type Anchor = { number: number; startsAt: string };

/** The date of the club's calendar on which something is. */
export const dayOf = (instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString();

/** How the button that opens it is called: the club reads it in the plan of the day, its member among their own. */
export const anchorName = ({ number, startsAt }: Anchor, { isClub }: { isClub: boolean }): string =>
  words.mine.open(words.table(number, null), isClub ? '16:00–18:00' : momentText(startsAt, zone));

/** The button that opens it. */
export const openAnchor = (page: Page, anchor: Anchor, reader: { isClub: boolean }): Locator =>
  page.getByRole('button', { name: anchorName(anchor, reader), exact: true });

/** Chooses how long somebody wants to play. */
export const setLength = async (page: Page, slots: number): Promise<void> => {
  await page.getByRole('combobox', { name: words.length }).selectOption(String(slots));
};

/** Chooses the game whose tables are looked at; null is any. */
export const setGame = async (page: Page, gameType: GameTypeId | null): Promise<void> => {
  await page.getByRole('combobox', { name: words.game }).selectOption(gameType ?? '');
};

/** Chooses a time of the day that is shown. */
export const chooseStart = (page: Page, time: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${time} `) }).click();

/** Chooses a table that is free at the chosen time. */
export const chooseTable = (page: Page, number: number): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${words.table(number, null)}, `) }).click();

/** Something is done just after an instant of the server’s clock, which stands where it stood after it. */
export async function doneAfter(page: Page, instant: string, work: () => Promise<void>): Promise<void> {
  const { offset, now } = await clockOf(page);
  await moveClock(page, offset + Math.max(0, Date.parse(instant) - Date.parse(now)) + 2_000);
  await work();
  await moveClock(page, offset);
}
