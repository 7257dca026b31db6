import { emit, fromCallback, sendTo, setup, type AnyActorRef } from 'xstate';
import { answersOf } from '#machines/patterns/answers.ts';
import { asked } from '#machines/patterns/params.ts';
import type { Telling } from '#machines/patterns/telling.ts';
import { ownTournamentMachine, type OwnTournamentActor } from './enterable-list.ts';
import type { EnteredRow, EnteringEmitted } from './entering-setup.ts';
import { enteringMachine, type EnteringActor } from './entering.ts';

type Read = { tournament: EnteredRow };

/** What the tournament and the steps of its player come to. */
export type OwnEntryReport = EnteringEmitted | ({ type: 'tournament.read' } & Read);

export type OwnEntryInput = { tournamentId: number; userId: number };

type Children = { own: OwnTournamentActor; entering: EnteringActor };

/** A player's own entry in a tournament: what can be done follows from how it was read last. */
export const ownEntryPageMachine = setup({
  types: {
    context: {} as OwnEntryInput,
    events: {} as OwnEntryReport,
    emitted: {} as Telling,
    input: {} as OwnEntryInput,
    children: {} as { reports: 'reports'; own: 'own'; entering: 'entering' },
  },
  actors: {
    own: ownTournamentMachine,
    entering: enteringMachine,
    reports: fromCallback<OwnEntryReport, AnyActorRef>(({ input: page, sendBack }) => {
      const { own, entering } = page.getSnapshot().children as Children;
      const tell = (report: OwnEntryReport): void => sendBack(report);
      const subscriptions = [
        answersOf(own, (tournament) => tell({ type: 'tournament.read', tournament })),
        own.on('*', tell),
        entering.on('*', tell),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    }),
  },
  actions: {
    tellSteps: sendTo('entering', (_, { tournament }: Read) => ({
      type: 'tournaments.read' as const,
      rows: [tournament],
    })),
    readAgain: sendTo('own', { type: 'refresh.due' }),
    tellNotice: emit((_, { notice }: Telling) => ({ type: 'notice' as const, notice })),
  },
}).createMachine({
  id: 'own-entry-page',
  context: ({ input }) => input,
  // Whoever listens comes before those who are heard.
  invoke: [
    { id: 'reports', src: 'reports', input: ({ self }) => self },
    { id: 'own', src: 'own', input: ({ context: { tournamentId } }) => ({ question: { tournamentId } }) },
    { id: 'entering', src: 'entering', input: ({ context: { userId } }) => ({ userId }) },
  ],
  initial: 'open',
  states: {
    open: {
      description: 'The tournament and what its player does about it hear of each other here.',
      on: {
        'tournament.read': { actions: { type: 'tellSteps', params: asked } },
        'entries.changed': { actions: 'readAgain' },
        notice: { actions: { type: 'tellNotice', params: asked } },
      },
    },
  },
});
