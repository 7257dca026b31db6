import type { SnapshotFrom } from 'xstate';
import type { Booking } from '#api/booking.ts';
import type { DayPlan } from '#api/schedule.ts';
import { serverNow } from '#browser/clock.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import type { GameTypeId } from '#domain/games.ts';
import { zoneNameAt } from '#domain/schedule/day-times.ts';
import { endOfSlots } from '#domain/schedule/slot.ts';
import { gamesOf, lengthsOf, priceAt, startsOf, type FreeStart } from '#domain/schedule/free.ts';
import { isBelowCards, partOfCredit } from './book-setup.ts';
import type { bookMachine } from './book.ts';
import type { Choice } from './choice.ts';
import { canChange, canTell } from './desk-setup.ts';
import type { deskMachine } from './desk.ts';
import type { makeMachine } from './make.ts';

type Book = SnapshotFrom<typeof bookMachine>;
type Make = SnapshotFrom<typeof makeMachine>;
type Desk = SnapshotFrom<typeof deskMachine>;

/** What is chosen on the plan. */
export const selectChoice = ({ context }: Book | Make): Choice => context;

/** Which part of booking is shown. */
export const selectPart = (book: Book): 'recovering' | 'choosing' | 'held' | 'paying' | 'lost' | 'booked' => {
  if (book.matches('paying') || book.matches('asking')) return 'paying';
  if (book.matches('recovering') || book.matches('booked'))
    return book.matches('booked') ? 'booked' : 'recovering';
  if (book.matches('lost')) return 'lost';
  return book.matches('choosing') || book.matches('holding') || book.matches('relocating')
    ? 'choosing'
    : 'held';
};

/** Whether something is on its way, so that nothing can be pressed. */
export const selectIsBusy = (snapshot: Book | Make | Desk): boolean => snapshot.hasTag('busy');

const losses = ['expired', 'declined', 'late'] as const;

/** Why the table went to nobody or to somebody else. */
export const selectLoss = (book: Book): 'taken' | 'expired' | 'declined' | 'late' =>
  losses.find((loss) => book.matches({ lost: loss })) ?? 'taken';

/** Whether it is a booking that was to be moved. */
export const selectIsMove = ({ context: { booking, moving } }: Book): boolean =>
  moving !== null || (booking?.moves ?? null) !== null;

/** The table that is kept or booked. */
export const selectBooking = ({ context }: Book | Desk): Booking | null => context.booking;

/** What can be spent at the club and by which cards, and how the confirmation that is under way is paid. */
export const selectPaying = (book: Book) => ({
  credit: book.context.credit,
  takesCards: book.context.takesCards,
  cards: book.context.cards,
  cardId: book.context.cardId,
  useCredit: book.context.useCredit,
  /** What credit can pay beside a card. */
  part: partOfCredit(book.context),
  /** Whether it costs less than a card can be asked for. */
  isBelowCards: isBelowCards(book.context),
  payBy: book.matches('confirming') ? book.context.payBy : null,
});

/** Why something was refused. */
export const selectRefusal = ({ context }: Book | Make | Desk): string | null => context.refusal;

/** The half hours that are looked for: those of the choice, as far as the club allows them. */
export const slotsFor = (plan: DayPlan, { slots }: Choice, isClub: boolean): number => {
  if (isClub) return slots;
  const lengths = lengthsOf(plan);
  return Math.min(Math.max(slots, lengths[0] ?? 1), lengths.at(-1) ?? 1);
};

/** The game whose tables are looked at: that of the choice, where the club has tables for it and others. */
export const gameFor = ({ tables }: DayPlan, { gameType }: Choice): GameTypeId | null =>
  gameType !== null && gamesOf(tables).includes(gameType) ? gameType : null;

/** Why the choice was refused, while something is chosen; a dialog over it says its own. */
export const selectChoiceRefusal = (snapshot: Book | Make): string | null =>
  snapshot.matches('choosing') ? snapshot.context.refusal : null;

/** When a day has free tables for a choice, by the server's clock. */
export const freeStarts = (plan: DayPlan, choice: Choice, isClub: boolean): readonly FreeStart[] =>
  startsOf(plan, {
    slots: slotsFor(plan, choice, isClub),
    gameType: gameFor(plan, choice),
    now: new Date(serverNow()).toISOString(),
    isClub,
    moving: choice.moving?.bookingId ?? null,
  });

type Wish = { tableId: number; startsAt: string; slots: number; moving: number | null };

/** What a table costs at a time at which it is free, by the server's clock; null where it is not. */
export function freePrice(plan: DayPlan, wish: Wish, isClub: boolean): number | null {
  const { tableId, startsAt, slots, moving } = wish;
  const tables = plan.tables.filter((table) => table.tableId === tableId);
  const closesAt = endOfSlots(Temporal.Instant.from(startsAt), 1).toString();
  const now = new Date(serverNow()).toISOString();
  const half = { ...plan, tables, opensAt: startsAt, closesAt };
  const [start] = startsOf(half, { slots, gameType: null, now, isClub, moving });
  return start?.tables[0]?.price ?? null;
}

/** What the choice costs and how that comes about; null before a table is chosen. */
export const chosenPrice = (plan: DayPlan, choice: Choice, isClub: boolean) =>
  choice.startsAt === null || choice.tableId === null
    ? null
    : priceAt(plan, {
        tableId: choice.tableId,
        startsAt: choice.startsAt,
        slots: slotsFor(plan, choice, isClub),
      });

/** How much more a booking costs at another place than where it is; null where it has no price. */
export function priceOfMove(plan: DayPlan, { price }: Booking, to: Omit<Wish, 'moving'>): number | null {
  const there = priceAt(plan, to);
  return price === null || there === null ? null : there.price - price;
}

/** Seconds until an instant of the server's clock. */
export const secondsUntil = (instant: string): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1_000));

/** Whether an instant of the server's clock has passed. */
export const isPast = (instant: string): boolean => Date.parse(instant) <= serverNow();

/** The place on a day at which the server's clock stands, from 0 to 1; null outside of it. */
export function nowOn({ opensAt, closesAt }: DayPlan): number | null {
  if (opensAt === null || closesAt === null) return null;
  const [from, to] = [Date.parse(opensAt), Date.parse(closesAt)];
  const now = serverNow();
  return now < from || now >= to ? null : (now - from) / (to - from);
}

/** Whether the reader's clocks go otherwise than the club's at an instant. */
export const isOtherZone = (zone: string, instant: string): boolean => {
  const own = ownTimeZone();
  const at = Temporal.Instant.from(instant);
  return at.toZonedDateTimeISO(own).offset !== at.toZonedDateTimeISO(zone).offset;
};

/** The zone's name as its people call it now. */
export const zoneNameNow = (zone: string): string => zoneNameAt(new Date(serverNow()).toISOString(), zone);

/** Which dialog of a booking is open. */
export const selectDeskPart = (desk: Desk): 'closed' | 'failed' | 'shown' | 'confirming' => {
  if (desk.matches('closed') || desk.matches('failed')) return desk.matches('closed') ? 'closed' : 'failed';
  return desk.matches('confirmingCancel') ? 'confirming' : 'shown';
};

/** What can be done about a booking, by the server’s clock. */
export const selectOffers = ({ context }: Desk) => ({
  change: canChange(context),
  checkIn: canTell('check.in', context),
  miss: canTell('miss', context),
  arrive: canTell('arrive', context),
});

/** Whether the details of a booking for somebody are being said. */
export const selectIsDetailing = (make: Make): boolean =>
  make.matches('detailing') || make.matches('creating');

/** For whom or what a table is booked. */
export const selectMakeForm = ({ context }: Make) => context.form;

/** What is wrong with a field of the dialog. */
export const selectMakeFault = ({ context }: Make) => context.fault;

/** Members whose names fit what is searched. */
export const selectPeople = ({ context }: Make) => context.people;
