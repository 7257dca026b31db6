import type { components } from '#contract/api.gen.ts';
import { findTimeFault } from '#domain/booking/checks.ts';
import { games, type GameTypeId } from '#domain/games.ts';
import { timeLines, totalOf, type PriceLine } from '#domain/products/time-price.ts';
import type { PriceRule } from '#domain/products/price-rules.ts';
import { endOfSlots, slotsBetween } from './slot.ts';

type DayPlan = components['schemas']['DayPlan'];
type PlanTable = components['schemas']['PlanTable'];
type PlanBooking = components['schemas']['PlanBooking'];

/** What of the plan of a day decides when its tables are free. */
export type DayAtClub = Pick<
  DayPlan,
  'opensAt' | 'closesAt' | 'zone' | 'isActive' | 'tables' | 'tariffs' | 'rules' | 'hours' | 'exceptions'
> & {
  readonly bookings: readonly Pick<PlanBooking, 'bookingId' | 'tableId' | 'status' | 'startsAt' | 'endsAt'>[];
};

/** A table that can be booked from a moment on, and what that costs in the minor unit. */
export type FreeTable = {
  readonly tableId: number;
  readonly number: number;
  readonly name: string | null;
  readonly tariff: string;
  readonly price: number;
};

/** A moment at which tables can be booked. */
export type FreeStart = { readonly startsAt: string; readonly tables: readonly FreeTable[] };

/** What is looked for on a day: how long, at which game, as of when, for whom, and which booking gives its own time up for it. */
export type Sought = {
  readonly slots: number;
  /** Null for any game. */
  readonly gameType: GameTypeId | null;
  readonly now: string;
  readonly isClub: boolean;
  readonly moving: number | null;
};

/** What keeps a table from others; what is over or was missed does not. */
const taking = new Set<string | null>([null, 'held', 'paying', 'booked', 'checkedIn']);

const rulesOf = (plan: Pick<DayPlan, 'tariffs'>, tariffId: number | null): readonly PriceRule[] | null => {
  const rows = plan.tariffs.find((tariff) => tariff.tariffId === tariffId)?.rows;
  return rows ? rows.map(({ ruleId, ...rule }) => ({ id: ruleId, ...rule })) : null;
};

/** The tables of a plan that somebody may book at all, those that walk-ins have left out for members. */
const bookable = (plan: Pick<DayPlan, 'tables' | 'tariffs'>, isClub: boolean): readonly PlanTable[] =>
  plan.tables.filter(
    ({ isOutOfOrder, isBookable, tariffId }) =>
      !isOutOfOrder && (isBookable || isClub) && plan.tariffs.some((tariff) => tariff.tariffId === tariffId),
  );

/** Whether somebody could book tables if only one of them had a price. */
export const lacksPrices = (plan: Pick<DayPlan, 'tables' | 'tariffs'>, isClub: boolean): boolean =>
  bookable(plan, isClub).length === 0 &&
  plan.tables.some(({ isOutOfOrder, isBookable }) => !isOutOfOrder && (isBookable || isClub));

/** Whether a game is played on a table; one that names no games is for all of them. */
const isFor = ({ gameTypes }: Pick<PlanTable, 'gameTypes'>, gameType: GameTypeId | null): boolean =>
  gameType === null || gameTypes.length === 0 || gameTypes.includes(gameType);

/** The tables on which a game is played. */
export const tablesFor = <Table extends Pick<PlanTable, 'gameTypes'>>(
  tables: readonly Table[],
  gameType: GameTypeId | null,
): Table[] => tables.filter((table) => isFor(table, gameType));

/** The games by which tables can be chosen, in the order in which games are offered; none where all tables are for the same ones. */
export function gamesOf(tables: readonly Pick<PlanTable, 'gameTypes'>[]): readonly GameTypeId[] {
  const played = games
    .map(({ id }) => id)
    .filter((id) => tables.some(({ gameTypes }) => gameTypes.includes(id)));
  return played.some((id) => !tables.every((table) => isFor(table, id))) ? played : [];
}

/** The stretches of time at which a table is taken, in milliseconds since the epoch. */
function takenOf(
  plan: Pick<DayAtClub, 'bookings'>,
  moving: number | null,
): Map<number, { from: number; to: number }[]> {
  const taken = new Map<number, { from: number; to: number }[]>();
  for (const { bookingId, tableId, status, startsAt, endsAt } of plan.bookings) {
    if (!taking.has(status) || (bookingId !== null && bookingId === moving)) continue;
    const spans = taken.get(tableId) ?? [];
    spans.push({ from: Date.parse(startsAt), to: Date.parse(endsAt) });
    taken.set(tableId, spans);
  }
  return taken;
}

/** When a day has free tables, by the rules that the server applies; in the order of the clock. */
export const startsOf = (plan: DayAtClub, sought: Sought): readonly FreeStart[] => [
  ...findStarts(plan, sought),
];

/** Whether a day has a free table at any time. */
export const isAnyFree = (plan: DayAtClub, sought: Sought): boolean =>
  findStarts(plan, sought).next().done !== true;

function* findStarts(
  plan: DayAtClub,
  { slots, gameType, now, isClub, moving }: Sought,
): Generator<FreeStart, void> {
  const { opensAt, closesAt, zone, rules, hours: weekly, exceptions } = plan;
  if (opensAt === null || closesAt === null || !plan.isActive) return;
  const hours = { weekly, exceptions };
  const at = Temporal.Instant.from(now);
  const taken = takenOf(plan, moving);
  const tables = tablesFor(bookable(plan, isClub), gameType);
  for (const start of slotsBetween(Temporal.Instant.from(opensAt), Temporal.Instant.from(closesAt))) {
    if (findTimeFault({ start, slots, now: at, zone, rules, hours, isClub })) continue;
    const end = endOfSlots(start, slots);
    const [from, to] = [start.epochMilliseconds, end.epochMilliseconds];
    const isFree = ({ tableId }: PlanTable) =>
      (taken.get(tableId) ?? []).every((span) => span.to <= from || span.from >= to);
    const prices = new Map<number | null, number>();
    const priceOf = (table: PlanTable): number => {
      const known = prices.get(table.tariffId);
      if (known !== undefined) return known;
      const rulesOfTable = rulesOf(plan, table.tariffId) ?? [];
      const price = totalOf(timeLines([{ tableId: table.tableId, rules: rulesOfTable, start, end }], zone));
      prices.set(table.tariffId, price);
      return price;
    };
    const free = tables.filter(isFree).map((table) => ({
      tableId: table.tableId,
      number: table.number,
      name: table.name,
      tariff: plan.tariffs.find(({ tariffId }) => tariffId === table.tariffId)?.name ?? '',
      price: priceOf(table),
    }));
    if (free.length > 0) yield { startsAt: start.toString(), tables: free };
  }
}

/** What a table costs for a time and how that comes about; null where the plan has no price for it. */
export function priceAt(
  plan: DayPlan,
  { tableId, startsAt, slots }: { tableId: number; startsAt: string; slots: number },
): { price: number; lines: readonly PriceLine[]; endsAt: string } | null {
  const table = plan.tables.find((one) => one.tableId === tableId);
  const rules = table ? rulesOf(plan, table.tariffId) : null;
  if (rules === null) return null;
  const start = Temporal.Instant.from(startsAt);
  const end = endOfSlots(start, slots);
  const lines = timeLines([{ tableId, rules, start, end }], plan.zone);
  return { price: totalOf(lines), lines, endsAt: end.toString() };
}

/** How many half hours a booking can last, from the shortest to the longest. */
export function lengthsOf({ rules: { minSlots, maxSlots } }: Pick<DayPlan, 'rules'>): readonly number[] {
  return Array.from({ length: maxSlots - minSlots + 1 }, (_, index) => minSlots + index);
}

/** How many half hours a club chooses from: twelve hours are the longest in one go. */
export const clubLengths: readonly number[] = Array.from({ length: 24 }, (_, index) => index + 1);
