import { assign, emit, sendParent, setup, type ActorRefFrom } from 'xstate';
import { createBooking, moveBooking } from '#api/booking.ts';
import { listPlayers } from '#api/players.ts';
import type { ProblemData } from '#api/problem.ts';
import { randomKey } from '#browser/random.ts';
import { fieldIn, refusedAt } from '#machines/patterns/named-field.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { blankForm, bookingOf, makeFields, nobodyFault } from './make-form.ts';
import type { MakeField, MakeForm, Person } from './make-form.ts';
import { choiceActions, noChoice, wantedOf, type Choice, type ChoiceEvent } from './choice.ts';

export type MakeContext = Choice & {
  clubId: number;
  form: MakeForm;
  /** Members whose names fit what is searched. */
  people: Person[];
  /** What is wrong with a field of the dialog. */
  fault: FieldFault<MakeField> | null;
  refusal: string | null;
  key: string;
};

export type MakeEvent =
  | ChoiceEvent
  | { type: 'hold' }
  | { type: 'form.changed'; change: Partial<MakeForm> }
  | { type: 'search.changed'; search: string }
  | { type: 'submit' }
  | { type: 'close' };

const found = ({ event: { output } }: { event: { output: { rows: Person[] } } }) => ({
  people: output.rows.map(({ userId, fullName }) => ({ userId, fullName })),
});
const refused = { type: 'setRefusal', params: failure } as const;
const made = [{ type: 'tellSaid', params: said }, 'begin', 'tellChanged'] as const;

/** A club books a table for a member or a guest or blocks it, once or each week, and moves what is booked. */
export const makeMachine = setup({
  types: {
    context: {} as MakeContext,
    events: {} as MakeEvent,
    emitted: {} as Telling,
    input: {} as { clubId: number },
    tags: {} as 'busy',
  },
  actors: { createBooking, moveBooking, listPlayers },
  actions: {
    ...choiceActions<MakeContext, MakeEvent>(),
    setForm: assign(({ context: { form } }, { change }: { change: Partial<MakeForm> }) => ({
      form: { ...form, ...change },
      fault: null,
      refusal: null,
      key: randomKey(),
    })),
    setSearch: assign(({ context: { form } }, { search }: { search: string }) => ({
      form: { ...form, search, userId: null },
      fault: null,
      refusal: null,
      people: [],
      key: randomKey(),
    })),
    setPeople: assign(({ context: { form } }, { people }: { people: Person[] }) => ({
      people,
      form: { ...form, userId: people.length === 1 ? (people[0]?.userId ?? null) : null },
    })),
    begin: assign({
      ...noChoice,
      form: blankForm,
      people: [],
      fault: null,
      refusal: null,
      key: () => randomKey(),
    }),
    clearForm: assign({ form: blankForm, people: [], fault: null, refusal: null }),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => refusedAt(problem, fieldIn(makeFields))),
    setNobody: assign(({ context }) => ({ fault: nobodyFault(context.form), refusal: null })),
    clearRefusal: assign({ fault: null, refusal: null }),
    tellChanged: sendParent({ type: 'plan.changed' }),
    tellSaid: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    hasChoice: ({ context: { tableId, moving } }) => tableId !== null && moving === null,
    hasPlace: ({ context: { tableId, moving } }) => tableId !== null && moving !== null,
    isMoving: ({ context: { moving } }) => moving !== null,
    isNobody: ({ context }) => bookingOf(context) === null,
    isSearched: (_, { search }: { search: string }) => search.trim() !== '',
  },
  delays: { typed: 300 },
}).createMachine({
  id: 'make-booking',
  context: ({ input: { clubId } }) => ({
    ...noChoice,
    clubId,
    form: blankForm,
    people: [],
    fault: null,
    refusal: null,
    key: randomKey(),
  }),
  initial: 'choosing',
  states: {
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
          { guard: 'hasChoice', target: 'detailing', actions: 'clearForm' },
          { guard: 'hasPlace', target: 'relocating', actions: 'clearRefusal' },
        ],
      },
    },
    detailing: {
      description: 'Who plays or why it is blocked is said; what is typed stays when the server refuses.',
      initial: 'typing',
      on: {
        'form.changed': { actions: { type: 'setForm', params: asked } },
        'search.changed': [
          {
            guard: { type: 'isSearched', params: asked },
            target: '.waiting',
            actions: { type: 'setSearch', params: asked },
          },
          { target: '.typing', actions: { type: 'setSearch', params: asked } },
        ],
        submit: [
          { guard: 'isNobody', actions: 'setNobody' },
          { target: 'creating', actions: 'clearRefusal' },
        ],
        close: { target: 'choosing', actions: 'clearRefusal' },
      },
      states: {
        typing: { description: 'Nobody is being looked for.' },
        waiting: {
          description: 'Somebody types a name; each letter restarts the delay.',
          after: { typed: 'finding' },
        },
        finding: {
          description: 'Members whose names fit are looked for.',
          invoke: {
            src: 'listPlayers',
            input: ({ context: { clubId, form } }) => ({
              clubId,
              search: form.search.trim(),
              group: 'members',
              limit: 10,
              pageNumber: 1,
            }),
            onDone: { target: 'typing', actions: { type: 'setPeople', params: found } },
            onError: { target: 'typing', actions: refused },
          },
        },
      },
    },
    creating: {
      description: 'The table is being booked, all weeks or none; sent twice, it is booked once.',
      tags: 'busy',
      invoke: {
        src: 'createBooking',
        input: ({ context }) => ({
          body: bookingOf(context) ?? { ...wantedOf(context), kind: 'block' },
          key: context.key,
        }),
        onDone: { target: 'choosing', actions: made },
        onError: { target: 'detailing', actions: refused },
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
        onDone: { target: 'choosing', actions: made },
        onError: { target: 'choosing', actions: [refused, 'tellChanged'] },
      },
    },
  },
});

export type MakeActor = ActorRefFrom<typeof makeMachine>;
