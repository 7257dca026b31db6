import type { Insertable } from 'kysely';
import type { DrawnMatch } from '#domain/draws/drawn-match.ts';
import {
  groupMatchName,
  groupRoundName,
  knockoutMatchName,
  knockoutRoundName,
  thirdPlaceName,
} from '#domain/draws/names.ts';
import { drawRoundRobin } from '#domain/draws/round-robin.ts';
import { matchStatus } from '#domain/matches/status.ts';
import type { TournamentEntry } from '#domain/tournaments/fault.ts';
import { lengthOfRound, type RoundLength } from '#domain/tournaments/length.ts';
import type { Database } from '#server/database/db.gen.ts';

export type MatchRow = Insertable<Database['matches']> & { id: number };

/** A round with its matches, before either has its id of the database. */
export type DrawnRound = { name: string; part: 'group' | 'knockout'; matches: MatchRow[] };

/** What every match of a tournament has of it. */
type Common = { id: number; club_id: number | null; settings: TournamentEntry; at: Date };

const lengthsOf = ({ tournamentFrame, raceTo, targetPoints, timeLimit }: Partial<TournamentEntry>) => ({
  frame: tournamentFrame ?? null,
  raceTo: raceTo ?? null,
  targetPoints: targetPoints ?? null,
  timeLimit: timeLimit ?? null,
});

/** The length of the matches of a knockout round; of groups, whose matches are of no such round, the tournament's. */
export function lengthColumns(settings: TournamentEntry, matches: number | null) {
  const own: RoundLength[] = settings.roundLengths.map((round) => ({
    ...lengthsOf(round),
    matches: round.matches,
  }));
  const length = lengthOfRound(lengthsOf(settings), own, matches ?? 0);
  return {
    best_of: length.frame,
    race_to: length.raceTo,
    target_points: length.targetPoints,
    time_limit_minutes: length.timeLimit ?? null,
  };
}

function matchRow(
  { id, club_id: clubId, settings, at }: Common,
  of: Partial<MatchRow> & { id: number; name: string },
) {
  return {
    tournament_id: id,
    club_id: clubId,
    game_type: settings.gameType,
    is_rated: settings.isRated,
    status_id: matchStatus.upcoming,
    created_at: at,
    updated_at: at,
    ...of,
  } satisfies MatchRow;
}

/** The rounds of a knockout; `ids` are those that its matches are given, in their order, and `seeds` the players' by id. */
export function knockoutRounds(
  common: Common,
  draw: ReadonlyMap<number, DrawnMatch>,
  { ids, seeds }: { ids: readonly number[]; seeds: ReadonlyMap<number, number> },
): DrawnRound[] {
  const matches = [...draw.values()];
  const thirdId = matches.find(({ loserNext }) => loserNext !== null)?.loserNext?.id ?? null;
  const idOf = (drawn: number): number => ids[drawn - 1] ?? 0;
  const rounds = Map.groupBy(matches, ({ round }) => round);
  return [...rounds.values()].map((round) => {
    const own = round.filter(({ id }) => id !== thirdId);
    const rows = round.map((match, place) => {
      const isThird = match.id === thirdId;
      const name = isThird ? thirdPlaceName : knockoutMatchName(own.length, place + 1);
      return matchRow(common, {
        id: idOf(match.id),
        name,
        position: place + 1,
        ...lengthColumns(common.settings, isThird ? 2 : own.length),
        ...seatColumns(match, seeds),
        next_match_id: match.next && idOf(match.next.id),
        next_match_slot: match.next && match.next.slot,
        loser_match_id: match.loserNext && idOf(match.loserNext.id),
        loser_match_slot: match.loserNext && match.loserNext.slot,
      });
    });
    return { name: knockoutRoundName(own.length), part: 'knockout', matches: rows };
  });
}

function seatColumns({ players, outs, winner, state }: DrawnMatch, seeds: ReadonlyMap<number, number>) {
  const [one, two] = players;
  const isOver = state === 'over';
  return {
    player1_id: one,
    player2_id: two,
    player1_seed: one === null ? null : (seeds.get(one) ?? null),
    player2_seed: two === null ? null : (seeds.get(two) ?? null),
    player1_out: outs[0],
    player2_out: outs[1],
    is_bye: outs[0] || outs[1],
    winner_id: winner,
    status_id: isOver ? matchStatus.completed : matchStatus.upcoming,
    outcome: isOver ? 'bye' : null,
  };
}

/** How many matches groups of these sizes have. */
export const countMeetings = (groups: readonly (readonly number[])[]): number =>
  groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);

/** The rounds of groups, in which each group plays its own; `groupIds` are those of the groups. */
export function groupRounds(
  common: Common,
  groups: readonly (readonly number[])[],
  {
    ids,
    groupIds,
    seeds,
  }: { ids: readonly number[]; groupIds: readonly number[]; seeds: ReadonlyMap<number, number> },
): DrawnRound[] {
  const meetings = groups.map((players) => drawRoundRobin(players.length));
  const count = Math.max(...meetings.map(({ length }) => length));
  let used = 0;
  return Array.from({ length: count }, (_, round) => {
    const own = groups.flatMap((players, group) =>
      (meetings[group]?.[round] ?? []).map(([one, two]) => ({
        group,
        one: players[one - 1] ?? 0,
        two: players[two - 1] ?? 0,
      })),
    );
    const matches = own.map(({ group, one, two }, place) =>
      matchRow(common, {
        id: ids[used++] ?? 0,
        name: groupMatchName(group + 1, round + 1),
        position: place + 1,
        group_id: groupIds[group] ?? null,
        ...lengthColumns(common.settings, null),
        player1_id: one,
        player2_id: two,
        player1_seed: seeds.get(one) ?? null,
        player2_seed: seeds.get(two) ?? null,
      }),
    );
    return { name: groupRoundName(round + 1), part: 'group', matches };
  });
}
