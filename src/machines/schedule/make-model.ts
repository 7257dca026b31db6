import { planWords as words } from '#domain/words/plan.ts';
import { defineModel } from '#model-testing/model.ts';
import { chooseOnSample, gameOnSample, startName, tableName } from './book-model.ts';
import { makeMachine } from './make.ts';
import { refusedAs, sampleBooking, unanswered } from './sample-plan.ts';

const within = { role: 'dialog' } as const;
const dialog = within;

export const makeModel = defineModel(makeMachine, {
  id: 'make-booking',
  input: { clubId: 3 },
  endsEarly: true,
  cases: {
    ...chooseOnSample(true),
    'game.changed': gameOnSample,
    'length.changed': ({ slots }) => [{ slots: slots === 4 ? 2 : 4 }],
    move: [{ booking: sampleBooking }],
    'form.changed': ({ form }) => [
      { change: { kind: form.kind === 'guest' ? ('member' as const) : ('guest' as const) } },
      ...(form.kind === 'member'
        ? [{ change: { payBy: form.payBy === 'credit' ? ('atClub' as const) : ('credit' as const) } }]
        : []),
      ...(form.kind === 'guest' && form.guestName === '' ? [{ change: { guestName: 'Rosa' } }] : []),
    ],
    'search.changed': ({ form }) =>
      form.kind === 'member' ? [{ search: form.search === '' ? 'Ro' : '' }] : [],
  },
  outcomes: {
    createBooking: [
      { name: 'booked', ok: true, output: { ids: [80], message: 'The table is booked.' } },
      { name: 'taken', ok: false, error: refusedAs('slot_taken') },
      { name: 'too little credit', ok: false, error: refusedAs('credit_low') },
      unanswered,
    ],
    moveBooking: [
      {
        name: 'moved',
        ok: true,
        output: { booking: sampleBooking, difference: 0, message: 'The booking is moved.' },
      },
      { name: 'taken', ok: false, error: refusedAs('slot_taken') },
    ],
    listPlayers: [
      {
        name: 'one member',
        ok: true,
        output: { rows: [{ userId: 9, fullName: 'Rosa Marino' }], total: 1 } as never,
      },
      { name: 'nobody', ok: true, output: { rows: [], total: 0 } },
      unanswered,
    ],
  },
  volatile: ['key'],
  identity: ({ slots, gameType, startsAt, tableId, moving, form, people, fault, refusal }) => [
    slots,
    // What is chosen of one game is as what is chosen of all.
    startsAt === null ? gameType : null,
    startsAt,
    tableId,
    moving?.bookingId,
    form.kind,
    form.guestName,
    form.search,
    form.userId,
    form.payBy,
    people.length,
    fault !== null || refusal !== null,
  ],
  controls: {
    'length.changed': { kind: 'outside', from: 'how long somebody wants to play' },
    'game.changed': { kind: 'outside', from: 'the game that somebody wants to play' },
    'start.chosen': {
      role: 'button',
      name: ({ context, event }) => startName(context, event.startsAt, true),
    },
    'table.chosen': { role: 'button', name: ({ context, event }) => tableName(context, event.tableId, true) },
    'choice.cleared': { kind: 'outside', from: 'another day of the plan is shown' },
    move: { kind: 'outside', from: 'Move of a booking' },
    stay: { role: 'button', name: words.moving.stop },
    hold: {
      role: 'button',
      name: ({ context }) => (context.moving === null ? words.choose.hold : words.moving.move),
    },
    'form.changed': { kind: 'outside', from: 'the fields of the booking' },
    'search.changed': { kind: 'outside', from: 'the field in which a member is looked for' },
    submit: { role: 'button', name: words.making.book, within },
    close: { role: 'button', name: words.making.cancel, within },
  },
  tags: { busy: { texts: [words.held.wait] } },
  shows: {
    choosing: ({ moving, refusal }) => ({
      texts: [
        moving === null ? words.choose.title : words.moving.title,
        ...(refusal === null ? [] : [refusal]),
      ],
      absent: [dialog],
    }),
    detailing: ({ form, fault, refusal }) => ({
      roles: [{ role: 'dialog', name: words.making.title }],
      texts: [
        ...[refusal ?? '', fault?.text ?? ''].filter((text) => text !== ''),
        form.kind === 'member' && form.payBy === 'credit' ? words.making.creditHint : words.making.pay,
      ],
    }),
  },
  requirements: { choosing: ['A-1.41', 'C-9.08'], detailing: ['A-1.43'] },
});
