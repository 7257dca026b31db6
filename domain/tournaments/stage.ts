import { transition } from 'xstate';
import {
  tournamentMachine,
  type TournamentEvent,
  type TournamentFacts,
} from '#domain/machines/tournament.ts';

/** The stages of a tournament as they are kept, in the order in which it goes through them. */
export const stages = ['draft', 'open', 'closed', 'drawn', 'running', 'finished', 'cancelled'] as const;

export type Stage = (typeof stages)[number];

/** What moves a tournament on. */
export type TournamentMove = TournamentEvent['type'];

/** The stages to which somebody can bring a tournament by hand. */
export type ChosenStage = 'open' | 'closed' | 'cancelled';

/** All that could stand against a move is out of its way. */
const nothingAgainst: TournamentFacts = {
  isWhole: true,
  isClosingAhead: true,
  hasPlayers: true,
  hasNoneBegun: true,
  hasNoneLive: true,
  isGroupsDecided: true,
  isKnockoutDue: true,
};

const placed = (stage: Stage) => tournamentMachine.resolveState({ value: stage });

/** Whether a tournament of a stage can be moved so, as things stand. */
export function canMove(stage: Stage, type: TournamentMove, facts: Partial<TournamentFacts> = {}): boolean {
  return placed(stage).can({ type, ...nothingAgainst, ...facts });
}

/** The move that leads from a stage to one that was chosen. */
export function moveTo(stage: Stage, chosen: ChosenStage): TournamentMove {
  if (chosen === 'cancelled') return 'cancel';
  if (chosen === 'closed') return 'close';
  return stage === 'draft' ? 'publish' : 'reopen';
}

/** Where a move leads; null where the stage, or what is known, does not allow it. */
export function moveTournament(
  stage: Stage,
  type: TournamentMove,
  facts: Partial<TournamentFacts> = {},
): Stage | 'deleted' | null {
  const event = { type, ...nothingAgainst, ...facts };
  const before = placed(stage);
  return before.can(event) ? transition(tournamentMachine, before, event)[0].value : null;
}
