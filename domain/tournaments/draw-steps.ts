import type { components } from '#contract/api.gen.ts';
import { canMove, type Stage } from './stage.ts';

type TournamentDraw = components['schemas']['TournamentDraw'];

/** What decides how a tournament can be drawn. */
export type DrawFacts = {
  stage: Stage;
  version: string;
  format: 'knockout' | 'roundRobin';
  /** How many go on from each group; 0 where no knockout follows. */
  qualifierCount: number;
  players: number;
  draws: readonly Pick<TournamentDraw, 'part' | 'kind'>[];
};

/** Which part a draw would make now; null where nothing can be drawn. The server knows whether play has begun. */
export function partToDraw({ stage, format, qualifierCount, draws }: DrawFacts): 'first' | 'knockout' | null {
  if (stage === 'running') {
    const isDue = format === 'roundRobin' && qualifierCount > 0;
    return isDue && draws.every(({ part }) => part !== 'knockout') ? 'knockout' : null;
  }
  return canMove(stage, 'draw') ? 'first' : null;
}

/** Whether it was drawn before, so that another draw needs a reason. */
export const wasDrawn = (facts: DrawFacts): boolean =>
  partToDraw(facts) === 'first' && facts.draws.some(({ kind }) => kind === 'drawn');

/** Whether a draw stands that could be undone. */
export const canUndo = ({ stage }: DrawFacts): boolean => canMove(stage, 'undraw');
