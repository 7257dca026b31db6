import type { ActorRefFrom } from 'xstate';
import type { Booking } from '#api/booking.ts';
import { randomKey } from '#browser/random.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { payingStates } from './book-paying.ts';
import { bookingOf, bookSetup, idOf, refused } from './book-setup.ts';
import { noChoice, wantedOf } from './choice.ts';

const found = ({ event }: { event: { output: Booking | null } }) => ({ booking: event.output });
const moved = ({ event }: { event: { output: { booking: Booking } } }) => event.output;
const keep = { type: 'setBooking', params: bookingOf } as const;
const keepFound = { type: 'setBooking', params: found } as const;
const keepMoved = { type: 'setBooking', params: moved } as const;
const again = { target: 'choosing', actions: 'begin' } as const;

/** A member books a table: chosen, kept while it is confirmed, booked; or moves one that is booked. */
export const bookMachine = bookSetup.createMachine({
  id: 'book-table',
  context: ({ input: { clubId } }) => ({
    ...noChoice,
    clubId,
    booking: null,
    credit: null,
    balance: null,
    takesCards: false,
    cards: [],
    cardId: null,
    payBy: 'atClub',
    useCredit: false,
    refusal: null,
    key: randomKey(),
  }),
  initial: 'recovering',
  states: {
    recovering: {
      description: 'A table that is kept already, before a reload or in another tab, is gone on with.',
      tags: 'busy',
      invoke: {
        src: 'findHold',
        input: ({ context: { clubId } }) => ({ clubId }),
        onDone: [
          { guard: { type: 'isBeingPaid', params: found }, target: 'paying', actions: keepFound },
          { guard: { type: 'isThere', params: found }, target: 'held', actions: keepFound },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
    },
    choosing: {
      description: 'A time and a table are chosen on the plan.',
      on: {
        'length.changed': { actions: [{ type: 'setLength', params: asked }, 'clearRefusal'] },
        'game.changed': { actions: [{ type: 'setGame', params: asked }, 'clearRefusal'] },
        'start.chosen': { actions: [{ type: 'setStart', params: asked }, 'clearRefusal'] },
        'table.chosen': { actions: [{ type: 'setTable', params: asked }, 'clearRefusal'] },
        'choice.cleared': { actions: ['clearChoice', 'clearRefusal'] },
        move: { actions: [{ type: 'beginMoving', params: asked }, 'clearRefusal'] },
        stay: { guard: 'isMoving', actions: ['endMoving', 'clearRefusal'] },
        hold: [
          { guard: 'hasChoice', target: 'holding', actions: 'clearRefusal' },
          { guard: 'hasPlace', target: 'relocating', actions: 'clearRefusal' },
        ],
      },
    },
    holding: {
      description: 'The server is asked to keep the table.',
      tags: 'busy',
      invoke: {
        src: 'holdTable',
        input: ({ context }) => ({
          body: {
            ...wantedOf(context),
            // What it costs more is paid first, while the time is kept.
            ...(context.moving !== null && { movesId: context.moving.bookingId }),
          },
          key: context.key,
        }),
        onDone: { target: 'held', actions: [keep, 'tellChanged'] },
        onError: [
          { guard: { type: 'isTaken', params: failure }, target: 'lost.taken', actions: 'tellChanged' },
          { target: 'choosing', actions: refused },
        ],
      },
    },
    relocating: {
      description: 'The booking is being moved, on the version that was read.',
      tags: 'busy',
      invoke: {
        src: 'moveBooking',
        input: ({ context }) => ({
          id: context.moving?.bookingId ?? 0,
          version: context.moving?.version ?? '',
          body: wantedOf(context),
        }),
        onDone: { target: 'booked', actions: [keepMoved, 'tellChanged'] },
        onError: [
          { guard: { type: 'isDearer', params: failure }, target: 'holding' },
          { target: 'choosing', actions: [refused, 'tellChanged'] },
        ],
      },
    },
    ...payingStates,
    releasing: {
      description: 'The table goes back; one that cannot be let go runs out by itself.',
      tags: 'busy',
      invoke: {
        src: 'releaseHold',
        input: idOf,
        onDone: { target: 'choosing', actions: ['begin', 'tellChanged'] },
        onError: { target: 'choosing', actions: ['begin', 'tellChanged'] },
      },
    },
    checking: {
      description: 'The time has run out here; it may have been booked in another tab.',
      tags: 'busy',
      invoke: {
        src: 'getBooking',
        input: idOf,
        onDone: [
          { guard: { type: 'isBooked', params: answered }, target: 'booked', actions: keep },
          { guard: { type: 'isPaying', params: answered }, target: 'paying', actions: keep },
          { target: 'lost.expired', actions: 'tellChanged' },
        ],
        onError: { target: 'lost.expired', actions: 'tellChanged' },
      },
    },
    lost: {
      description: 'The table went to somebody else, or the time to confirm ran out; nothing was charged.',
      initial: 'taken',
      on: { again },
      states: {
        taken: { description: 'Somebody was faster.' },
        expired: { description: 'The table is free for others again.' },
        declined: { description: 'Three cards were declined; nothing was charged.' },
        late: { description: 'The bank did not answer in time; what it has charged goes back.' },
      },
    },
    booked: {
      description: 'The booking stands; nothing more is asked. Once one is cancelled, another can be chosen.',
      on: {
        again,
        'booking.cancelled': again,
        move: { target: 'choosing', actions: ['begin', { type: 'beginMoving', params: asked }] },
      },
    },
  },
});

export type BookActor = ActorRefFrom<typeof bookMachine>;
