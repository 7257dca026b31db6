import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { tableWords as words } from '#domain/words/tables.ts';
import type { TableDeskEvent } from '#machines/tables/desk-setup.ts';
import type { TableRow } from '#machines/tables/list.ts';
import type { TableDesk } from '#machines/tables/selectors.ts';
import { followPointer } from '#views/ui/follow-pointer.ts';
import { IconButton } from '#views/ui/icon-button.tsx';
import * as css from './page.css.ts';

/** What can be done at the list, and how it is ordered. */
export type DeskParts = {
  at: TableDesk;
  send: (event: TableDeskEvent) => void;
  /** The tables as they are shown, by id. */
  order: readonly number[];
};

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Moves a table: a pointer drags it, space lifts it and puts it down, arrows move it, escape leaves it where it was. */
export const Handle = ({ table, parts: { at, send, order } }: { table: TableRow; parts: DeskParts }) => {
  const place = order.indexOf(table.tableId);
  const isLifted = at.matches('lifted') && at.context.table?.tableId === table.tableId;
  const lift = { type: 'lift', table, order } as const;
  const button = useRef<HTMLButtonElement>(null);
  // A row that moves takes the focus from what is in it.
  useEffect(() => {
    if (isLifted && place >= 0) button.current?.focus();
  }, [isLifted, place]);

  function press(event: KeyboardEvent): void {
    if (!isLifted) return;
    const step = steps[event.key];
    if (step !== undefined) send({ type: 'move', to: place + step });
    else if (event.key === 'Home') send({ type: 'move', to: 0 });
    else if (event.key === 'End') send({ type: 'move', to: order.length });
    else if (event.key === 'Escape') send({ type: 'put.back' });
    else return;
    event.preventDefault();
  }

  function drag(event: PointerEvent): void {
    if (event.button !== 0 || isLifted || !at.can(lift)) return;
    send(lift);
    followPointer('tbody > tr', {
      over: (to) => send({ type: 'move', to }),
      end: (how) => send({ type: how === 'up' ? 'drop' : 'put.back' }),
    });
  }

  return (
    <span className={css.handle} data-state={isLifted ? 'lifted' : 'lying'}>
      <IconButton
        ref={button}
        label={isLifted ? words.drop(words.named(table)) : words.move(words.named(table))}
        icon={GripVertical}
        size="small"
        aria-disabled={!isLifted && !at.can(lift)}
        onKeyDown={press}
        onPointerDown={drag}
        onClick={(event) => {
          // A click with a count is the end of a drag; keys and screen readers click without one.
          if (event.detail === 0) send(isLifted ? { type: 'drop' } : lift);
        }}
      />
    </span>
  );
};
