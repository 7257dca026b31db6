import { isStruckOut } from '#domain/draws/leaving.ts';
import { rankGroup, type GroupResult, type Standing } from '#domain/draws/standings.ts';
import { frameRules, oneGameRules, type GroupRules, type TieBreak } from '#domain/draws/tie-breaks.ts';

export type { GroupResult, GroupRules, Standing };

/** A player of a group under the name that is shown. */
export type GroupPlayer = { playerId: number; name: string };

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** What of a tournament decides how its groups are ranked. */
export type Ranked = { tieBreaks: readonly TieBreak[]; isInFrames: boolean };

/** The rules of a group: the tie breaks that were chosen, else those of the kind of match. */
export function rulesOf({ tieBreaks, isInFrames }: Ranked): GroupRules {
  const usual = isInFrames ? frameRules : oneGameRules;
  return tieBreaks.length === 0 ? usual : { ...usual, tieBreaks };
}

/** What is known of a group beside its results. */
export type GroupFacts = {
  rules?: GroupRules;
  /** Players who have left before half of their matches were over. */
  struck?: ReadonlySet<number>;
};

/**
 * The table of a group, best first: wins, then the tie breaks, then the order that a person has given; before all is
 * played who is level stands by name.
 */
export function groupTable(
  players: readonly GroupPlayer[],
  results: readonly GroupResult[],
  { rules = frameRules, struck = new Set() }: GroupFacts = {},
): Standing[] {
  const order = players.toSorted((a, b) => byName(a.name, b.name) || a.playerId - b.playerId);
  return rankGroup(
    order.map(({ playerId }) => playerId),
    results,
    rules,
    struck,
  );
}

/** A match of a group as far as leaving depends on it. */
export type GroupMeeting = { players: readonly (number | null)[]; isOver: boolean; isByItself: boolean };

/** Those of some players who have left whose matches do not count. */
export function struckOf(left: readonly number[], meetings: readonly GroupMeeting[]): Set<number> {
  const isStruck = (player: number): boolean => {
    const own = meetings.filter(({ players }) => players.includes(player));
    return isStruckOut(own.filter(({ isOver, isByItself }) => isOver && !isByItself).length, own.length);
  };
  return new Set(left.filter(isStruck));
}

/**
 * The best two of all groups: who stands higher in the own group, then points, frame difference and frames won a match;
 * who is still level keeps the order of the groups.
 */
export function bestTwo(tables: readonly (readonly Standing[])[]): readonly (number | null)[] {
  const each = (value: number, { played }: Standing): number => value / Math.max(1, played);
  const difference = (line: Standing): number => each(line.framesWon - line.framesLost, line);
  const [first, second] = tables
    .flat()
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        each(b.points, b) - each(a.points, a) ||
        difference(b) - difference(a) ||
        each(b.framesWon, b) - each(a.framesWon, a),
    );
  return [first?.playerId ?? null, second?.playerId ?? null];
}
