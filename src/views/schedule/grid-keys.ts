import type { KeyboardEvent } from 'react';
import { clubLengths, lengthsOf } from '#domain/schedule/free.ts';
import { cellAfter, type Cell } from '#domain/schedule/plan-cells.ts';
import { slotsFor } from '#machines/schedule/selectors.ts';
import { liftOf, looseAt, type Board } from './grid-board.ts';

type Keys = { board: Board; tableIds: readonly number[] };

const days: Readonly<Record<string, -1 | 0 | 1>> = { PageUp: -1, PageDown: 1, t: 0, T: 0 };

type DayKeys = Pick<Board, 'grid' | 'onDay'> & { cell: Cell };

/** What keys do on a day without half hours: they lead to other days, and Escape puts back what is carried. */
export const dayKeysOf =
  ({ grid, cell, onDay }: DayKeys) =>
  (event: KeyboardEvent): void => {
    const { key, altKey, metaKey, ctrlKey, shiftKey } = event;
    if (altKey || metaKey || ctrlKey || shiftKey) return;
    const day = days[key];
    if (key === 'Escape') grid.send({ type: 'put.back' });
    else if (day === undefined) return;
    else {
      // The day that comes takes the focus.
      grid.send({ type: 'cell.reached', cell });
      onDay(day);
    }
    event.preventDefault();
  };

/** What keys do on the plan: arrows lead on, or carry what is lifted; Enter and Space press the cell that has the focus. */
export const keysOf =
  ({ board, tableIds }: Keys) =>
  (event: KeyboardEvent): void => {
    const { key, altKey, metaKey, ctrlKey, shiftKey } = event;
    // A key that is held down would choose and go on at one go.
    if ((key === 'Enter' || key === ' ') && event.repeat) return event.preventDefault();
    if (altKey || metaKey) return;
    const done = shiftKey
      ? changeLength(board, key)
      : board.carried === null
        ? press(board, key, ctrlKey, tableIds)
        : carry(board, key, ctrlKey, tableIds);
    if (done) event.preventDefault();
  };

/** Which keys do something while nothing is carried; says whether this one does. */
function press(board: Board, key: string, isFar: boolean, tableIds: readonly number[]): boolean {
  const { grid, bookings, slots, current, onDay, onStay } = board;
  const day = days[key];
  if (day !== undefined && !isFar) onDay(day);
  else if (key === 'Escape') onStay();
  else if ((key === 'm' || key === 'M') && !isFar) {
    const booking = looseAt(board);
    if (booking) grid.send({ type: 'lift', ...liftOf(booking) });
  } else {
    const cell = cellAfter(key, isFar, current, { tableIds, count: slots.length, bookings });
    if (cell) grid.send({ type: 'cell.reached', cell });
    return isArrow(key);
  }
  return true;
}

/** Which keys do something while a booking is carried; says whether this one does. */
function carry(board: Board, key: string, isFar: boolean, tableIds: readonly number[]): boolean {
  const { grid, slots, current, carried, onDay } = board;
  const day = days[key];
  if (key === 'Escape') grid.send({ type: 'put.back' });
  else if (day !== undefined && !isFar) onDay(day);
  else {
    const count = Math.max(1, slots.length - (carried?.lifted.slots ?? 1) + 1);
    const cell: Cell | null = cellAfter(key, isFar, current, { tableIds, count, bookings: [] });
    if (cell) grid.send({ type: 'carry', cell });
    return isArrow(key);
  }
  return true;
}

const isArrow = (key: string): boolean => key.startsWith('Arrow') || key === 'Home' || key === 'End';

/** Longer or shorter by a half hour, as far as the club lets it; what is chosen stays chosen. */
function changeLength({ plan, choice, isClub, carried, onLength, onTable }: Board, key: string): boolean {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || carried !== null) return false;
  const slots = slotsFor(plan, choice, isClub) + step;
  if (!(isClub ? clubLengths : lengthsOf(plan)).includes(slots)) return true;
  onLength(slots);
  const { startsAt, tableId } = choice;
  if (startsAt !== null && tableId !== null) onTable({ startsAt, tableId });
  return true;
}
