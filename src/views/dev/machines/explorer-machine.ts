import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Layout } from '#model-testing/layout.ts';
import { layoutChart } from './layout-chart.ts';
import { watchAddress, writePlace, type Place } from './place.ts';
import { fitReadable, fitWhole, panned, viewOf, zoomed, type Size, type ViewBox } from './view-box.ts';

export type Panel = 'state' | 'paths' | 'system' | 'run';

export type ExplorerContext = {
  /** The ids of all machines. */
  known: readonly string[];
  place: Place | null;
  search: string;
  /** What is told beside the chart. */
  panel: Panel;
  /** Of the machine of the place, once it has been laid out. */
  layout: Layout | null;
  view: ViewBox;
  size: Size;
};

export type ExplorerEvent =
  | { type: 'search.changed'; search: string }
  | { type: 'place.chosen'; place: Place }
  | { type: 'panel.chosen'; panel: Panel }
  | { type: 'address.changed'; place: Place | null }
  | { type: 'pan'; dx: number; dy: number }
  | { type: 'zoom'; factor: number; x: number; y: number }
  | { type: 'zoom.in' }
  | { type: 'zoom.out' }
  | { type: 'fit' }
  | { type: 'state.followed'; state: string }
  | { type: 'resized'; width: number; height: number }
  | { type: 'retry' };

const step = 1.25;
const middle = ({ width, height }: Size) => ({ x: width / 2, y: height / 2 });

const firstView = (layout: Layout, place: Place | null, size: Size): ViewBox => {
  const view = fitReadable(layout, size);
  return place?.state ? viewOf(place.state, layout, view, size) : view;
};
const isSameView = (one: ViewBox, other: ViewBox): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;

/** Which machine and state someone looks at, and from where. */
export const explorerMachine = setup({
  types: {
    context: {} as ExplorerContext,
    events: {} as ExplorerEvent,
    input: {} as { known: readonly string[]; place: Place | null },
    tags: {} as 'busy',
  },
  actors: { layoutChart, watchAddress },
  actions: {
    setSearch: assign((_, { search }: { search: string }) => ({ search })),
    setPanel: assign((_, { panel }: { panel: Panel }) => ({ panel })),
    setPlace: assign((_, { place }: { place: Place | null }) => ({ place })),
    dropLayout: assign({ layout: null }),
    keepLayout: assign((_, { layout }: { layout: Layout }) => ({ layout })),
    writeAddress: ({ context: { place } }) => place && writePlace(place),
    begin: assign(({ context: { layout, place, size } }) =>
      layout ? { view: firstView(layout, place, size) } : {},
    ),
    showWhole: assign(({ context: { layout, size } }) => (layout ? { view: fitWhole(layout, size) } : {})),
    showState: assign(({ context: { layout, place, view, size } }) =>
      layout && place?.state ? { view: viewOf(place.state, layout, view, size) } : {},
    ),
    follow: assign(({ context: { layout, view, size } }, { state }: { state: string }) =>
      layout ? { view: viewOf(state, layout, view, size) } : {},
    ),
    move: assign(({ context: { layout, view, size } }, by: { dx: number; dy: number }) =>
      layout ? { view: panned(view, by, layout, size) } : {},
    ),
    scale: assign(({ context }, { factor, x, y }: { factor: number; x: number; y: number }) => ({
      view: zoomed(context.view, factor, { x, y }),
    })),
    enlarge: assign(({ context: { view, size } }) => ({ view: zoomed(view, step, middle(size)) })),
    reduce: assign(({ context: { view, size } }) => ({ view: zoomed(view, 1 / step, middle(size)) })),
    // A window without a size cannot be fitted into; and who has not moved the drawing is shown it again.
    setSize: assign(({ context: { layout, place, view, size: before } }, { width, height }: Size) => {
      const size = { width, height };
      const isUnmoved = layout !== null && isSameView(view, firstView(layout, place, before));
      return before.width > 0 && !isUnmoved
        ? { size }
        : { size, ...(layout && { view: firstView(layout, place, size) }) };
    }),
  },
  guards: {
    isNowhere: (_, { place }: { place: Place | null }) => place === null,
    isUnknown: ({ context: { known } }, { place }: { place: Place | null }) =>
      place !== null && !known.includes(place.machine),
    isShown: ({ context: { layout, place: shown } }, { place }: { place: Place | null }) =>
      layout !== null && shown !== null && place?.machine === shown.machine,
  },
}).createMachine({
  id: 'dev-explorer',
  context: ({ input }) => ({
    ...input,
    search: '',
    panel: 'state',
    layout: null,
    view: { x: 0, y: 0, scale: 1 },
    size: { width: 0, height: 0 },
  }),
  initial: 'exploring',
  states: {
    exploring: {
      description: 'A machine can be looked for and chosen at any moment.',
      invoke: { src: 'watchAddress' },
      initial: 'deciding',
      on: {
        'search.changed': { actions: { type: 'setSearch', params: ({ event }) => event } },
        'panel.chosen': { actions: { type: 'setPanel', params: ({ event }) => event } },
        resized: { actions: { type: 'setSize', params: ({ event }) => event } },
        'place.chosen': [
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: [{ type: 'setPlace', params: ({ event }) => event }, 'writeAddress', 'showState'],
          },
          {
            target: '.deciding',
            actions: [{ type: 'setPlace', params: ({ event }) => event }, 'dropLayout', 'writeAddress'],
          },
        ],
        'address.changed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: [{ type: 'setPlace', params: ({ event }) => event }, 'showState'],
          },
          {
            target: '.deciding',
            actions: [{ type: 'setPlace', params: ({ event }) => event }, 'dropLayout'],
          },
        ],
      },
      states: {
        deciding: {
          description: 'Decides by the place.',
          always: [
            { guard: { type: 'isNowhere', params: ({ context }) => context }, target: 'choosing' },
            { guard: { type: 'isUnknown', params: ({ context }) => context }, target: 'missing' },
            { target: 'laying' },
          ],
        },
        choosing: { description: 'No machine is chosen yet.' },
        missing: { description: 'The address names a machine that there is not.' },
        laying: {
          description: 'A worker gives everything in the chart its place.',
          tags: 'busy',
          invoke: {
            src: 'layoutChart',
            input: ({ context }) => ({ machine: context.place?.machine ?? '' }),
            onDone: {
              target: 'drawn',
              actions: [{ type: 'keepLayout', params: ({ event }) => ({ layout: event.output }) }, 'begin'],
            },
            onError: 'undrawn',
          },
        },
        undrawn: { description: 'The layout could not be made.', on: { retry: 'laying' } },
        drawn: {
          description: 'The chart is there, to be moved about.',
          on: {
            pan: { actions: { type: 'move', params: ({ event }) => event } },
            zoom: { actions: { type: 'scale', params: ({ event }) => event } },
            'zoom.in': { actions: 'enlarge' },
            'zoom.out': { actions: 'reduce' },
            fit: { actions: 'showWhole' },
            'state.followed': {
              description: 'The path that is played has come to a state.',
              actions: { type: 'follow', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

export type ExplorerActor = ActorRefFrom<typeof explorerMachine>;
