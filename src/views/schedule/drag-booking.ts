import type { PointerEvent } from 'react';
import type { Cell } from '#domain/schedule/plan-cells.ts';
import { liftOf, roomAt, type Board, type Placed } from './grid-board.ts';

/** In pixels: a pointer that has gone less far has pressed. */
const least = 5;

/**
 * Lets a pointer carry a booking to another half hour. Fingers scroll the plan instead, and the dialog of a booking
 * moves it for them. Escape, which the plan hears, puts it back.
 */
export function dragBooking(
  { button, pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  board: Board,
  placed: Placed,
): void {
  if (button !== 0 || pointerType === 'touch') return;
  const { grid, slots } = board;
  const { booking, over } = liftOf(placed);
  const grabbed = clientX - currentTarget.getBoundingClientRect().left;
  const listening = new AbortController();
  const { signal } = listening;
  let cell: Cell | null = null;
  document.addEventListener(
    'pointermove',
    (moved) => {
      if (cell === null) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < least) return;
        cell = over;
        grid.send({ type: 'lift', booking, over });
      }
      const next = cellUnder(moved, grabbed, { count: slots.length, length: booking.slots });
      if (next === null || (next.tableId === cell.tableId && next.slot === cell.slot)) return;
      cell = next;
      grid.send({ type: 'carry', cell });
    },
    { signal },
  );
  const finish = (isDropped: boolean) => (): void => {
    listening.abort();
    if (cell === null) return;
    swallowClick();
    const startsAt = isDropped ? roomAt(board, booking, cell) : null;
    grid.send(
      startsAt === null ? { type: 'put.back' } : { type: 'drop', to: { tableId: cell.tableId, startsAt } },
    );
  };
  document.addEventListener('pointerup', finish(true), { signal });
  document.addEventListener('pointercancel', finish(false), { signal });
}

/** The half hour at which a booking would begin that hangs from the pointer where it was grabbed. */
function cellUnder(
  { clientX, clientY }: MouseEvent,
  grabbed: number,
  { count, length }: { count: number; length: number },
): Cell | null {
  const track = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-table]');
  if (!track) return null;
  const { left, width } = track.getBoundingClientRect();
  const slot = Math.round(((clientX - grabbed - left) / width) * count);
  return {
    tableId: Number(track.dataset['table']),
    slot: Math.min(Math.max(0, count - length), Math.max(0, slot)),
  };
}

/** The press that ends a drag is none: it would open the booking. */
function swallowClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    listening.abort();
  };
  document.addEventListener('click', swallow, { capture: true, signal });
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, () => listening.abort(), { capture: true, signal });
}
