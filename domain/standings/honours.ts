import { bestTwo, type Standing } from './group-table.ts';

/** Whether a round, or a match, is called Final (document 000, section 4). */
export function isFinalName(name: string): boolean {
  return name.trim().toLowerCase() === 'final';
}

/** A match of the Final round. */
export type FinalMatch = { name: string; players: readonly (number | null)[]; winner: number | null };

/** Who came first and second, as player ids; null while that is open. */
export type Honours = { winner: number | null; runnerUp: number | null };

const undecided: Honours = { winner: null, runnerUp: null };

/**
 * Winner and runner-up: of the Final round's match that has a winner; of a round robin without a Final, the best two
 * of the tables once every match is played.
 */
export function decideHonours(of: {
  /** Null where no round is the Final. */
  finals: readonly FinalMatch[] | null;
  /** Empty for a knockout. */
  tables: readonly (readonly Standing[])[];
  isAllPlayed: boolean;
  /** Whether the tournament is finished: only then has a final against nobody a winner. */
  isFinished?: boolean;
}): Honours {
  if (of.finals !== null) return honoursOfFinal(of.finals, of.isFinished === true);
  if (!of.isAllPlayed || of.tables.length === 0) return undecided;
  const [winner = null, runnerUp = null] = bestTwo(of.tables);
  return { winner, runnerUp };
}

/** A match for third place may stand beside the final; who wins a final against nobody has no runner-up. */
function honoursOfFinal(matches: readonly FinalMatch[], isFinished: boolean): Honours {
  const named = matches.filter(({ name }) => isFinalName(name));
  const decided = (named.length > 0 ? named : matches).find(
    ({ players, winner }) => winner !== null && (isFinished || !players.includes(null)),
  );
  if (!decided) return undecided;
  const runnerUp = decided.players.find((id) => id !== decided.winner) ?? null;
  return { winner: decided.winner, runnerUp };
}
