import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { isDay } from '#domain/dates/day.ts';
import { asked } from '#machines/patterns/params.ts';

/** The first and the last day, YYYY-MM-DD; empty where it is open, and as it was typed where it is unfinished. */
export type Days = { from: string; to: string };

export type DaysEvent =
  | { type: 'days.changed'; days: Partial<Days> }
  /** A field is left. */
  | { type: 'submit' }
  | { type: 'period.chosen'; days: Days }
  /** The address asks for days by itself: Back, a link, or what was chosen just now. */
  | { type: 'address.changed'; days: Days };

/** Before it nothing is kept. */
export const firstDay = '1970-01-01';

const isEnd = (day: string): boolean => day === '' || (isDay(day) && day >= firstDay);

/** Whether days are a span that can be asked for. */
function isSpan({ from, to }: Days): boolean {
  return isEnd(from) && isEnd(to) && (from === '' || to === '' || from <= to);
}

const settled = [{ guard: 'isSpan', target: 'still', actions: 'choose' }, { target: 'unfit' }] as const;

/** The days of a report: what is typed is asked for after a pause or once the field is left, if it is a span. */
export const daysMachine = setup({
  types: {
    context: {} as Days,
    events: {} as DaysEvent,
    emitted: {} as { type: 'days.chosen'; days: Days },
    input: {} as { days: Days },
  },
  actions: {
    take: assign((_, { days }: { days: Partial<Days> }) => days),
    choose: emit(({ context: { from, to } }) => ({ type: 'days.chosen' as const, days: { from, to } })),
  },
  guards: { isSpan: ({ context }) => isSpan(context) },
  delays: { pause: 800 },
}).createMachine({
  id: 'report-days',
  context: ({ input }) => input.days,
  initial: 'still',
  states: {
    still: {
      description: 'The days that stand in the fields are those that the report is asked.',
      on: {
        'days.changed': { target: 'typing', actions: { type: 'take', params: asked } },
        'period.chosen': { actions: [{ type: 'take', params: asked }, 'choose'] },
        'address.changed': { actions: { type: 'take', params: asked } },
      },
    },
    typing: {
      description: 'A day is typed; after a pause, or once the field is left, the report is asked.',
      on: {
        'days.changed': { target: 'typing', reenter: true, actions: { type: 'take', params: asked } },
        'period.chosen': { target: 'still', actions: [{ type: 'take', params: asked }, 'choose'] },
        submit: settled,
      },
      after: { pause: settled },
    },
    unfit: {
      description: 'The days are no span: it says so, and the report stays as it was asked.',
      on: {
        'days.changed': { target: 'typing', actions: { type: 'take', params: asked } },
        'period.chosen': { target: 'still', actions: [{ type: 'take', params: asked }, 'choose'] },
        'address.changed': { target: 'still', actions: { type: 'take', params: asked } },
      },
    },
  },
});

export type DaysActor = ActorRefFrom<typeof daysMachine>;
