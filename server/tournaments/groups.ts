import { sql, type Kysely } from 'kysely';
import { tallyOf, totalOf } from '#domain/draws/tie-breaks.ts';
import type { Qualified } from '#domain/draws/qualifiers.ts';
import { isPlayedInFrames } from '#domain/matches/length.ts';
import { matchStatus } from '#domain/matches/status.ts';
import {
  groupTable,
  rulesOf,
  struckOf,
  type GroupResult,
  type Standing,
} from '#domain/standings/group-table.ts';
import type { TournamentEntry } from '#domain/tournaments/fault.ts';
import type { Database } from '#server/database/db.gen.ts';
import { groupResults, type ResultRow } from '#server/fixtures/results.ts';
import { resultJson } from '#server/fixtures/result-json.ts';

type Member = {
  playerId: number;
  name: string;
  number: number;
  tieOrder: number | null;
  leftAt: string | null;
};

type GroupRow = { id: number; position: number; players: Member[]; matches: ResultRow[] };

/** A group of a tournament with its table. */
export type RankedGroup = {
  id: number;
  position: number;
  isOver: boolean;
  lines: Standing[];
  players: Member[];
  /** Those who go on, best first, as far as nothing is level; who has left does not. */
  qualified: Qualified[];
  /** What everyone has made, in the order of the lines. */
  records: Qualified[];
};

/** The groups of a tournament as they stand. */
export async function findGroups(
  db: Kysely<Database>,
  tournamentId: number,
  settings: TournamentEntry,
): Promise<RankedGroup[]> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.position, (
      select coalesce(json_agg(json_build_object('playerId', p.user_id, 'number', coalesce(p.number, p.seed, p.user_id),
        'name', btrim(u.first_name || ' ' || u.last_name), 'tieOrder', p.tie_order, 'leftAt', p.left_at)
        order by p.user_id), '[]')
      from tournament_players p join users u on u.id = p.user_id where p.group_id = g.id) as players, (
      select coalesce(json_agg(${resultJson}), '[]') from matches m where m.group_id = g.id) as matches
    from tournament_groups g where g.tournament_id = ${tournamentId} order by g.position`.execute(db);
  return rows.map((row) => rankedGroup(row, settings));
}

function rankedGroup({ id, position, players, matches }: GroupRow, settings: TournamentEntry): RankedGroup {
  const isInFrames = isPlayedInFrames({ frame: settings.tournamentFrame, raceTo: settings.raceTo });
  const isOver = matches.length > 0 && matches.every((match) => match.status_id === matchStatus.completed);
  const results = groupResults(matches);
  const left = players
    .filter(({ leftAt }) => leftAt !== null)
    .toSorted((a, b) => (a.leftAt ?? '').localeCompare(b.leftAt ?? ''))
    .map(({ playerId }) => playerId);
  const meetings = matches.map((match) => ({
    players: [match.player1_id, match.player2_id],
    isOver: match.status_id === matchStatus.completed,
    isByItself: match.ended_by === null && match.outcome === 'walkover',
  }));
  const struck = struckOf(left, meetings);
  const tieOrder = new Map(
    players.flatMap(({ playerId, tieOrder: order }) => (order === null ? [] : [[playerId, order]])),
  );
  const rules = { ...rulesOf({ tieBreaks: settings.tieBreaks, isInFrames }), tieOrder, isAllOver: isOver };
  const lines = groupTable(players, results, { rules, struck });
  const numberOf = new Map(players.map(({ playerId, number }) => [playerId, number]));
  const counted = results.filter((result) => !result.players.some((player) => struck.has(player)));
  const records = lines.map((line) =>
    qualifiedOf(line, { number: numberOf.get(line.playerId) ?? 0, counted, isInFrames }),
  );
  const qualified = records
    .filter(({ playerId }) => !left.includes(playerId))
    .slice(0, settings.qualifierCount);
  return { id, position, isOver, lines, players, qualified, records };
}

function qualifiedOf(
  { playerId, rank, played, points, framesWon, framesLost, highestBreak }: Standing,
  { number, counted, isInFrames }: { number: number; counted: readonly GroupResult[]; isInFrames: boolean },
): Qualified {
  const line = { playerId, rank, played, points, framesWon, framesLost, highestBreak, number };
  const tally = tallyOf(playerId, counted, !isInFrames);
  const best = tally.visits.toSorted((a, b) => b.points * a.innings - a.points * b.innings)[0];
  return isInFrames || !best ? line : { ...line, average: totalOf(tally), bestAverage: best };
}

/** The players of each tie of a group that somebody has to decide before play goes on: for places 1 and 2, and on the cut. */
export function openTies({ lines }: RankedGroup, qualifierCount: number): number[][] {
  return tiesOf(lines).filter((tie) => {
    const rank = lines.find(({ playerId }) => playerId === tie[0])?.rank ?? 0;
    const last = rank + tie.length - 1;
    return rank <= 2 || (rank <= qualifierCount && last > qualifierCount);
  });
}

/** The players who are level, tie by tie. */
export function tiesOf(lines: readonly Standing[]): number[][] {
  const level = Map.groupBy(
    lines.filter(({ isLevel }) => isLevel),
    ({ rank }) => rank,
  );
  return [...level.values()].map((tie) => tie.map(({ playerId }) => playerId));
}
