import { emit, fromCallback, sendTo, setup, type AnyActorRef } from 'xstate';
import type { Tournament } from '#api/fixtures.ts';
import { tiesOf } from '#domain/tournaments/ties.ts';
import { answersOf } from '#machines/patterns/answers.ts';
import { asked } from '#machines/patterns/params.ts';
import type { Telling } from '#machines/patterns/telling.ts';
import type { DrawActionsEmitted } from './draw-actions-setup.ts';
import { drawActionsMachine, type DrawActionsActor } from './draw-actions.ts';
import type { DrawChangesEmitted } from './draw-changes-setup.ts';
import { drawChangesMachine, type DrawChangesActor } from './draw-changes.ts';
import { ownTournamentMachine, type OwnTournamentActor } from './enterable-list.ts';
import type { SeedsEmitted } from './seeds-setup.ts';
import { seedsMachine, type SeedsActor } from './seeds.ts';
import { tiesMachine, type TiesActor, type TiesEmitted } from './ties.ts';

type Read = { tournament: Tournament };
type Saved = { version: string };

/** What the tournament and what is done about its draw come to. */
export type DrawPageReport =
  | DrawActionsEmitted
  | DrawChangesEmitted
  | SeedsEmitted
  | TiesEmitted
  | ({ type: 'tournament.read' } & Read);

export type DrawPageInput = { tournamentId: number };

type Children = {
  own: OwnTournamentActor;
  draw: DrawActionsActor;
  seeds: SeedsActor;
  ties: TiesActor;
  changes: DrawChangesActor;
};

/** The page of a draw: whatever is done about it is done on the tournament as it was read last. */
export const drawPageMachine = setup({
  types: {
    context: {} as DrawPageInput,
    events: {} as DrawPageReport,
    emitted: {} as Telling,
    input: {} as DrawPageInput,
    children: {} as { reports: 'reports' } & { [Child in keyof Children]: Child },
  },
  actors: {
    own: ownTournamentMachine,
    draw: drawActionsMachine,
    seeds: seedsMachine,
    ties: tiesMachine,
    changes: drawChangesMachine,
    reports: fromCallback<DrawPageReport, AnyActorRef>(({ input: page, sendBack }) => {
      const { own, draw, seeds, ties, changes } = page.getSnapshot().children as Children;
      const tell = (report: DrawPageReport): void => sendBack(report);
      const subscriptions = [
        answersOf(own, (tournament) => tell({ type: 'tournament.read', tournament })),
        own.on('*', tell),
        draw.on('*', tell),
        seeds.on('*', tell),
        ties.on('*', tell),
        changes.on('*', tell),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    }),
  },
  actions: {
    tellDraw: sendTo('draw', (_, { tournament }: Read) => {
      const { stage, version, format, playerCount: players, draws, settings } = tournament;
      const { qualifierCount } = settings;
      const facts = { stage, version, format, draws, players, qualifierCount };
      return { type: 'tournament.read' as const, facts };
    }),
    tellTies: sendTo('ties', (_, { tournament: { version, groups } }: Read) => ({
      type: 'tournament.read' as const,
      version,
      ties: tiesOf(groups),
    })),
    tellChanges: sendTo('changes', (_, { tournament: { stage, version, format } }: Read) => ({
      type: 'tournament.read' as const,
      facts: { stage, version, format },
    })),
    drawWithSeeds: sendTo('draw', (_, { version }: Saved) => ({ type: 'seeds.saved' as const, version })),
    readAgain: sendTo('own', { type: 'refresh.due' }),
    tellNotice: emit((_, { notice }: Telling) => ({ type: 'notice' as const, notice })),
  },
}).createMachine({
  id: 'draw-page',
  context: ({ input }) => input,
  // Whoever listens comes before those who are heard.
  invoke: [
    { id: 'reports', src: 'reports', input: ({ self }) => self },
    { id: 'own', src: 'own', input: ({ context: { tournamentId } }) => ({ question: { tournamentId } }) },
    { id: 'draw', src: 'draw', input: ({ context }) => context },
    { id: 'seeds', src: 'seeds', input: ({ context }) => context },
    { id: 'ties', src: 'ties', input: ({ context }) => context },
    { id: 'changes', src: 'changes', input: ({ context }) => context },
  ],
  initial: 'open',
  states: {
    open: {
      description:
        'The tournament, its seeds, its draw, its ties and changes by hand hear of each other here.',
      on: {
        'tournament.read': {
          actions: [
            { type: 'tellDraw', params: asked },
            { type: 'tellTies', params: asked },
            { type: 'tellChanges', params: asked },
          ],
        },
        'seeds.saved': { actions: { type: 'drawWithSeeds', params: asked } },
        'seeds.changed': { actions: 'readAgain' },
        'draw.changed': { actions: 'readAgain' },
        'ties.changed': { actions: 'readAgain' },
        notice: { actions: { type: 'tellNotice', params: asked } },
      },
    },
  },
});
