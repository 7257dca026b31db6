import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { defineModel } from '#model-testing/model.ts';
import { gridMachine } from './grid.ts';
import { refusedAs, sampleBooking, unanswered } from './sample-plan.ts';

const dialog = { role: 'dialog' } as const;

/** The booking of the first table on the sample day, which lasts from four to half past five. */
export const liftedSample = {
  booking: { bookingId: 71, tableId: 11, startsAt: '2099-05-06T20:00:00Z', slots: 3 },
  over: { tableId: 11, slot: 0 },
};
/** The half hour from half past five at the second table. */
const freeCell = { tableId: 12, slot: 3 };
/** The last half hour in which it can begin at its own table. */
export const lastStart = { tableId: 11, slot: 5, startsAt: '2099-05-06T22:30:00Z' };

export const gridModel = defineModel(gridMachine, {
  id: 'plan-grid',
  endsEarly: true,
  cases: {
    'cell.reached': ({ cell }) => [{ cell: cell?.tableId === 12 ? liftedSample.over : freeCell }],
    lift: [liftedSample],
    carry: ({ over }) => [
      { cell: over?.slot === 0 ? { tableId: lastStart.tableId, slot: lastStart.slot } : liftedSample.over },
    ],
    drop: ({ over }) => [
      {
        to: {
          tableId: lastStart.tableId,
          startsAt: over?.slot === 0 ? liftedSample.booking.startsAt : lastStart.startsAt,
        },
      },
    ],
  },
  outcomes: {
    getBooking: [{ name: 'booked', ok: true, output: sampleBooking }, unanswered],
    moveBooking: [
      {
        name: 'moved',
        ok: true,
        output: { booking: sampleBooking, difference: 0, message: 'The booking is moved.' },
      },
      { name: 'taken', ok: false, error: refusedAs('slot_taken') },
      unanswered,
    ],
  },
  identity: ({ cell, over, to, booking, refusal }) => [
    cell?.tableId,
    over?.slot,
    to?.startsAt,
    booking?.bookingId,
    refusal,
  ],
  controls: {
    'cell.reached': { kind: 'outside', from: 'the arrow keys, the Tab key or a pointer' },
    left: { kind: 'outside', from: 'the Tab key or a pointer' },
    lift: { kind: 'outside', from: 'the key M, or a pointer that drags' },
    carry: { kind: 'outside', from: 'the arrow keys, or a pointer that drags' },
    drop: { kind: 'outside', from: 'Enter, or a pointer that lets go' },
    'put.back': { kind: 'outside', from: 'Escape, or a pointer that is taken away' },
    keep: { role: 'button', name: words.moving.stop, within: dialog },
    retry: { role: 'button', name: errorWords.retry, within: dialog },
    confirm: { role: 'button', name: words.grid.moveNow, within: dialog },
  },
  shows: {
    left: { absent: [dialog] },
    entered: { absent: [dialog] },
    carrying: { absent: [dialog] },
    unread: ({ refusal }) => ({ texts: [words.desk.failed, refusal ?? ''] }),
    asking: ({ refusal }) => ({
      roles: [{ role: 'dialog', name: words.grid.moveTitle }],
      texts: refusal === null ? [] : [refusal],
    }),
  },
  requirements: { carrying: ['A-2.75'], asking: ['A-1.43'] },
});
