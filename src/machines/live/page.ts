import {
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { LiveScore } from '#domain/live/score.ts';
import type { RefreshDue } from '#machines/patterns/polling.ts';
import type { Retyped } from '#machines/patterns/retyped.ts';
import { liveMachine, type LiveActor } from './machine.ts';

/** What the live line and the page come to. */
export type LivePageReport =
  /** A score of what the page shows is written, or may be. */
  | { type: 'score.written' }
  /** The page can read again from now on, or cannot. */
  | { type: 'page.ready' }
  | { type: 'page.busy' };

const refreshDue = { type: 'refresh.due' } satisfies RefreshDue;

/**
 * Lets a page read again as soon as a score of what it shows is written: once for all that comes while a reading is under
 * way, and after that reading, which may have begun before the score was there.
 */
export const livePageMachine = setup({
  types: {
    context: {} as { page: unknown },
    events: {} as LivePageReport,
    children: {} as { reports: 'reports'; page: 'page'; live: 'live' },
  },
  actors: {
    reports: fromCallback<EventObject, AnyActorRef>(() => {}),
    page: fromCallback<EventObject, unknown>(() => {}),
    live: liveMachine,
  },
  actions: { refresh: sendTo('page', refreshDue) },
}).createMachine({
  id: 'live-page',
  context: ({ input }) => ({ page: input }),
  // Whoever listens comes before those who are heard.
  invoke: [
    { id: 'reports', src: 'reports', input: ({ self }) => self },
    { id: 'page', src: 'page', input: ({ context }: { context: { page: unknown } }) => context.page },
    { id: 'live', src: 'live' },
  ],
  initial: 'busy',
  states: {
    ready: {
      description: 'The page shows what it has read, and can read again at once.',
      on: { 'score.written': { actions: 'refresh' }, 'page.busy': 'busy' },
    },
    busy: {
      description: 'A reading is under way.',
      initial: 'current',
      on: { 'page.ready': 'ready' },
      states: {
        current: {
          description: 'No score has been written since it began.',
          on: { 'score.written': 'due' },
        },
        due: {
          description: 'A score has been written, so there is another reading after this one.',
          on: { 'page.ready': { target: '#live-page.ready', actions: 'refresh' } },
        },
      },
    },
  },
});

/** Whether a score belongs to what a page shows. */
type Shows<Page extends AnyStateMachine> = (score: LiveScore, page: SnapshotFrom<Page>) => boolean;

/** Hears which scores are written, and when the page can read again. */
const reportsOf = <Page extends AnyStateMachine>(shows: Shows<Page>) =>
  fromCallback<EventObject, AnyActorRef>(({ input: parent, sendBack }) => {
    const { live, page } = parent.getSnapshot().children as { live: LiveActor; page: AnyActorRef };
    const tell = (report: LivePageReport): void => sendBack(report);
    let wasReady = false;
    const subscriptions = [
      live.on('scores.came', ({ scores }) => {
        const shown: SnapshotFrom<Page> = page.getSnapshot();
        if (scores.some((score) => shows(score, shown))) tell({ type: 'score.written' });
      }),
      live.on('scores.missed', () => tell({ type: 'score.written' })),
      page.subscribe((snapshot: { can: (event: RefreshDue) => boolean }) => {
        const isReady = snapshot.can(refreshDue);
        if (isReady !== wasReady) tell({ type: isReady ? 'page.ready' : 'page.busy' });
        wasReady = isReady;
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  });

/** The generic machine with the page of a feature; all else is as it was. */
export type LivePageMachine<Page extends AnyStateMachine> = Retyped<
  typeof livePageMachine,
  { children: { page: ActorRefFrom<Page> }; input: InputFrom<Page> }
>;

/** A page that hears of scores as they are written; `shows` says which of them are its own. */
export function livePage<Page extends AnyStateMachine>(
  page: Page,
  shows: Shows<Page>,
): LivePageMachine<Page> {
  const actors = { reports: reportsOf(shows), page: page as never };
  // The machine never looks into the page, so its types matter at its edges alone.
  return livePageMachine.provide({ actors }) as unknown as LivePageMachine<Page>;
}
