import { useSelector } from '@xstate/react';
import { useId, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { moneyText } from '#domain/payments/money.ts';
import { clockText, dateText, spanText } from '#domain/schedule/day-times.ts';
import { tablesFor } from '#domain/schedule/free.ts';
import { bookedAt, slotsOfDay, stretchOf, type Cell, type Stretch } from '#domain/schedule/plan-cells.ts';
import { endOfSlots } from '#domain/schedule/slot.ts';
import { lengthText } from '#domain/words/booking.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { selectCarried, selectCell, selectIsEntered } from '#machines/schedule/grid.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import { freePrice, gameFor, nowOn, slotsFor } from '#machines/schedule/selectors.ts';
import { dragBooking } from './drag-booking.ts';
import { isLoose, roomAt, type Board, type DayGridProps, type Placed } from './grid-board.ts';
import { keysOf } from './grid-keys.ts';
import * as css from './page.css.ts';
import { tableText } from './texts.ts';

type Entry = Placed['entry'];

/** In pixels. */
const slotWidth = 26;
/** In pixels, as the style says. */
const nameWidth = 56;

const placeOf = ({ from, to }: Pick<Stretch, 'from' | 'to'>, count: number) => ({
  insetInlineStart: `${(from / count) * 100}%`,
  inlineSize: `${((to - from) / count) * 100}%`,
});

const toneOf = ({ kind, status, isOwn }: Entry): keyof typeof css.tone => {
  if (kind === 'block') return 'block';
  if (kind === 'match') return 'match';
  if (status === 'held' || status === 'paying') return 'held';
  return isOwn ? 'own' : 'taken';
};

const entryText = ({ kind, isOwn, who, note, status }: Entry): string => {
  if (kind === 'block') return note ?? words.kinds.block;
  if (who !== null && !isOwn) return who;
  if (status === 'held') return words.kinds.held;
  return isOwn ? words.kinds.own : kind === 'match' ? words.kinds.match : words.kinds.taken;
};

/** Shows now first, and an hour before it, where the whole day is wider than the window. */
const beginAtNow = (grid: HTMLElement | null): void => {
  const now = grid?.querySelector('[data-part=now]');
  if (!grid || !now) return;
  const hourBefore = 2 * slotWidth + nameWidth;
  grid.scrollLeft = now.getBoundingClientRect().left - grid.getBoundingClientRect().left - hourBefore;
};

/** What the keys have come to takes the focus as it comes. */
const takeFocus = (cell: HTMLElement | null): void => cell?.focus();

/** Tables and times at a glance: a grid of half hours, in which a booking is one cell. */
export const DayGrid = (props: DayGridProps) => {
  const { grid, plan, choice } = props;
  const cell = useSelector(grid, selectCell);
  const isEntered = useSelector(grid, selectIsEntered);
  const carried = useSelector(grid, selectCarried);
  const keysId = useId();
  const slots = slotsOfDay(plan);
  const tables = tablesFor(plan.tables, gameFor(plan, choice));
  const [first] = tables;
  if (first === undefined || slots.length === 0) return null;
  const now = nowOn(plan);
  const bookings: Placed[] = plan.bookings
    .filter(({ status }) => status !== 'noShow')
    .map((entry) => ({ ...stretchOf(plan, slots.length, entry), entry }));
  const wanted = carried?.over ?? cell;
  const isThere = tables.some(({ tableId }) => tableId === wanted?.tableId);
  const current: Cell =
    wanted !== null && isThere
      ? { ...wanted, slot: Math.min(wanted.slot, slots.length - 1) }
      : { tableId: first.tableId, slot: Math.floor((now ?? 0) * slots.length) };
  const variables = {
    '--slots': slots.length,
    '--day': `${slots.length * slotWidth + nameWidth}px`,
  } as object;
  const board: Board = { ...props, slots, bookings, current, isEntered, carried, now };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // What lies over the page gives the focus back.
    const isOver = relatedTarget?.closest('[role=dialog], [role=alertdialog]');
    if (!isOver && !currentTarget.contains(relatedTarget)) grid.send({ type: 'left' });
  };
  return (
    <>
      <div
        key={plan.opensAt}
        ref={beginAtNow}
        className={css.grid}
        style={variables}
        role="grid"
        tabIndex={-1}
        aria-label={words.grid.label(dateText(plan.date))}
        aria-describedby={keysId}
        aria-rowcount={tables.length + 1}
        aria-colcount={slots.length + 1}
        data-part="grid"
        onKeyDown={keysOf({ board, tableIds: tables.map(({ tableId }) => tableId) })}
        onBlur={leave}
      >
        <div className={css.field}>
          <div className={css.scale} role="row" aria-rowindex={1}>
            <span className={css.corner} role="columnheader" aria-colindex={1}>
              {words.onDay.columns.table}
            </span>
            {slots
              .filter((_, index) => index % 2 === 0)
              .map((slot, index) => (
                <span
                  key={slot.epochMilliseconds}
                  className={css.hour}
                  role="columnheader"
                  aria-colindex={2 * index + 2}
                  aria-colspan={2}
                >
                  {clockText(slot.toString(), plan)}
                </span>
              ))}
          </div>
          {tables.map((table, index) => (
            <Row key={table.tableId} table={table} index={index + 2} board={board} />
          ))}
        </div>
      </div>
      <p id={keysId} className={css.keys}>
        {props.canCarry ? words.grid.keysOfClub : words.grid.keys}
      </p>
    </>
  );
};

type RowProps = { table: DayPlan['tables'][number]; index: number; board: Board };

const Row = ({ table, index, board }: RowProps) => {
  const { plan, choice, isClub, onTable, slots, bookings, current, carried, now } = board;
  const tableId = table.tableId;
  const isOff = table.isOutOfOrder || (!table.isBookable && !isClub);
  const press = (event: MouseEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const slot = slots[Math.floor(((event.clientX - left) / width) * slots.length)];
    if (slot) onTable({ startsAt: slot.toString(), tableId });
  };
  const own = bookings.filter((booking) => booking.tableId === tableId);
  const isHere = current.tableId === tableId;
  const chosen = choice.tableId === tableId && choice.startsAt !== null && carried === null;
  const chosenAt = chosen ? slots.findIndex((slot) => isSame(slot, choice.startsAt ?? '')) : -1;
  return (
    <div className={css.row} role="row" aria-rowindex={index}>
      <span className={css.name} role="rowheader" aria-colindex={1} title={tableText(table)}>
        {words.shortTable(table.number)}
      </span>
      <div className={isOff ? `${css.track} ${css.trackOff}` : css.track} data-table={tableId}>
        {!isOff && <button type="button" tabIndex={-1} aria-hidden className={css.free} onClick={press} />}
        {own.map((booking) => (
          <Taken
            key={booking.entry.startsAt}
            {...{ board, booking, table }}
            isCurrent={isHere && carried === null && bookedAt([booking], current) !== undefined}
          />
        ))}
        {chosenAt !== -1 && (
          <span
            className={`${css.entry} ${css.tone.chosen}`}
            style={placeOf(
              { from: chosenAt, to: Math.min(slots.length, chosenAt + slotsFor(plan, choice, isClub)) },
              slots.length,
            )}
          />
        )}
        {isHere && carried === null && bookedAt(own, current) === undefined && (
          <Free key={current.slot} {...{ board, table, isOff }} isChosen={chosenAt === current.slot} />
        )}
        {isHere && carried !== null && <Carried key={current.slot} {...{ board, table, carried }} />}
        {now !== null && (
          <span className={css.now} style={{ insetInlineStart: `${now * 100}%` }} data-part="now" />
        )}
      </div>
    </div>
  );
};

const isSame = (slot: Temporal.Instant, instant: string): boolean =>
  slot.epochMilliseconds === Date.parse(instant);

type CellProps = { board: Board; table: RowProps['table'] };

/** The half hour to which the keys have come, where nothing is booked. */
const Free = ({ board, table, isOff, isChosen }: CellProps & { isOff: boolean; isChosen: boolean }) => {
  const { grid, plan, choice, isClub, slots, current, isEntered, onTable, onHold } = board;
  const slot = slots[current.slot];
  if (slot === undefined) return null;
  const startsAt = slot.toString();
  const length = slotsFor(plan, choice, isClub);
  const wish = { slots: length, startsAt, tableId: table.tableId, moving: choice.moving?.bookingId ?? null };
  const price = isOff ? null : freePrice(plan, wish, isClub);
  const state =
    price === null
      ? words.grid.notFree(lengthText(length))
      : words.grid.free(lengthText(length), moneyText(price, plan.currency));
  return (
    <button
      type="button"
      role="gridcell"
      tabIndex={0}
      ref={isEntered ? takeFocus : undefined}
      className={css.cursor}
      style={placeOf({ from: current.slot, to: current.slot + 1 }, slots.length)}
      aria-colindex={current.slot + 2}
      aria-selected={isChosen}
      aria-disabled={isOff}
      aria-label={words.grid.cell(tableText(table), clockText(startsAt, plan), state)}
      // Keys that were at a table which is filtered out are remembered there until they go on.
      onFocus={() => !isEntered && grid.send({ type: 'cell.reached', cell: current })}
      onClick={() => {
        if (isChosen) onHold();
        else if (!isOff) onTable({ startsAt, tableId: table.tableId });
      }}
    />
  );
};

/** A booking on its way: what it is called, where it would be, and whether that is free. */
const Carried = ({ board, table, carried }: CellProps & { carried: NonNullable<Board['carried']> }) => {
  const { grid, plan, slots, current, bookings } = board;
  const start = slots[current.slot];
  if (start === undefined) return null;
  const { bookingId, slots: length } = carried.lifted;
  const startsAt = start.toString();
  const isFree = roomAt(board, carried.lifted, current) !== null;
  const span = spanText(startsAt, endOfSlots(start, length).toString(), plan);
  const entry = bookings.find((booking) => booking.entry.bookingId === bookingId)?.entry;
  const state = isFree ? words.grid.putHere : words.grid.notFree(lengthText(length));
  const name = entry ? entryText(entry) : words.kinds.taken;
  return (
    <button
      type="button"
      role="gridcell"
      tabIndex={0}
      ref={takeFocus}
      className={`${css.entry} ${css.carried} ${isFree ? css.tone.chosen : css.tone.block}`}
      style={placeOf({ from: current.slot, to: Math.min(slots.length, current.slot + length) }, slots.length)}
      aria-colindex={current.slot + 2}
      aria-colspan={length}
      aria-label={words.grid.carried(name, tableText(table), span, state)}
      onClick={() => isFree && grid.send({ type: 'drop', to: { tableId: table.tableId, startsAt } })}
    >
      {span}
    </button>
  );
};

type TakenProps = CellProps & { booking: Placed; isCurrent: boolean };

const Taken = ({ board, table, booking, isCurrent }: TakenProps): ReactNode => {
  const { grid, plan, isClub, onBooking, slots, current, isEntered, carried } = board;
  const { entry, from, to } = booking;
  const { bookingId, startsAt, endsAt, isOwn } = entry;
  const text = entryText(entry);
  const span = spanText(startsAt, endsAt, plan);
  const isLifted = carried !== null && carried.lifted.bookingId === bookingId;
  const look = `${css.entry} ${css.tone[toneOf(entry)]}${isLifted ? ` ${css.lifted}` : ''}`;
  const cell = {
    role: 'gridcell',
    ref: isCurrent && isEntered ? takeFocus : undefined,
    tabIndex: isCurrent ? 0 : -1,
    style: placeOf(booking, slots.length),
    title: `${span} ${text}`,
    'aria-colindex': from + 2,
    'aria-colspan': to - from,
    'aria-label': words.grid.cell(tableText(table), span, text),
    onFocus: () => {
      const cell = { tableId: table.tableId, slot: isCurrent ? current.slot : from };
      if (!isCurrent || !isEntered) grid.send({ type: 'cell.reached', cell });
    },
  };
  if (bookingId === null || !(isClub || isOwn)) {
    return (
      <span {...cell} className={look}>
        {text}
      </span>
    );
  }
  const isMovable = isLoose(board, booking);
  return (
    <button
      {...cell}
      type="button"
      className={`${look} ${isMovable ? css.movable : css.opens}`}
      onClick={() => onBooking(bookingId)}
      {...(isMovable && {
        onPointerDown: (event) => dragBooking(event, board, booking),
      })}
    >
      {text}
    </button>
  );
};
