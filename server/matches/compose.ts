import type { components } from '#contract/api.gen.ts';
import { gameOf } from '#domain/games.ts';
import { seesHiddenNames, shownName, type Reader } from '#domain/matches/privacy.ts';
import { averageOf } from '#domain/matches/score.ts';
import { matchStatus, type MatchStatusId } from '#domain/matches/status.ts';
import type { Caller } from '#server/session/caller.ts';
import type { MatchGraph, MatchRow } from './graph.ts';
import { readerOf } from './reader.ts';

export type Match = components['schemas']['Match'];
type MatchSide = components['schemas']['MatchSide'];

/** A graph whose matches may have numbers. */
type Numbered = MatchGraph & { numbers: ReadonlyMap<number, number> };

/** The side of a match as its columns have it. */
type SideRow = {
  slot: 1 | 2;
  id: number | null;
  seed: number | null;
  points: number | null;
  innings: number | null;
  highestBreak: number | null;
  isOut: boolean;
  headStart: number;
};

/**
 * The matches of a graph as the contract has them, in the order of the graph; of a whole tournament also with their
 * numbers in it.
 */
export function composeMatches(
  graph: MatchGraph,
  caller: Caller | null,
  of: 'page' | 'tournament' = 'page',
): Match[] {
  const reader = readerOf(caller, graph);
  const numbered = of === 'tournament' ? graph.matches : [];
  const known = { ...graph, numbers: new Map(numbered.map(({ id, place }) => [id, place])) };
  return graph.matches.map((row) => composeMatch(row, known, reader));
}

function composeMatch(row: MatchRow, graph: Numbered, reader: Reader | null): Match {
  const people = [row.player1_id, row.player2_id, row.referee_id];
  const seesHidden = seesHiddenNames(reader, { people, clubId: row.club_id });
  const isLive = row.status_id === matchStatus.live;
  return {
    matchId: row.id,
    version: row.version,
    matchName: row.name,
    statusId: row.status_id as MatchStatusId,
    ...gameParts(row),
    playerId1: row.player1_id,
    playerId2: row.player2_id,
    playerName1: nameOf(row.player1_id, graph, seesHidden),
    playerName2: nameOf(row.player2_id, graph, seesHidden),
    player1Frames: row.player1_frames,
    player2Frames: row.player2_frames,
    player1: composeSide(firstSide(row), row, graph, seesHidden),
    player2: composeSide(secondSide(row), row, graph, seesHidden),
    currentFrame: isLive ? row.current_frame : null,
    atTable: isLive ? (row.at_table as Match['atTable']) : null,
    winner: row.winner_id,
    scheduleTime: isoOf(row.schedule_time),
    startedAt: isoOf(row.started_at),
    endedAt: isoOf(row.ended_at),
    ...placeParts(row, graph),
    outcome: row.outcome,
    calledAt: isoOf(row.called_at),
    plannedMinutes: row.planned_minutes,
    correctedAt: isoOf(row.corrected_at),
    breakBalls: null,
    streamUrl: null,
  };
}

function gameParts(row: MatchRow) {
  const { id, discipline } = gameOf(row.game_type);
  return {
    discipline,
    gameType: id,
    frame: row.best_of,
    raceTo: row.race_to,
    targetPoints: row.target_points,
    timeLimit: row.time_limit_minutes,
  };
}

function placeParts(row: MatchRow, { clubs, tables, tournaments, rounds, groups, numbers }: Numbered) {
  const club = row.club_id === null ? undefined : clubs[row.club_id];
  const table = row.table_id === null ? undefined : tables[row.table_id];
  const tournament = row.tournament_id === null ? undefined : tournaments[row.tournament_id];
  return {
    timeZone: tournament?.timeZone ?? club?.timeZone ?? 'UTC',
    club: club ? { clubId: row.club_id as number, name: club.name } : null,
    table: table ? { tableId: row.table_id as number, ...table } : null,
    tournament: tournament ? { tournamentId: row.tournament_id as number, name: tournament.name } : null,
    roundName: row.round_id === null ? null : (rounds[row.round_id] ?? null),
    groupNumber: row.group_id === null ? null : (groups[row.group_id] ?? null),
    matchNumber: numbers.get(row.id) ?? null,
  };
}

function composeSide(side: SideRow, row: MatchRow, graph: Numbered, seesHidden: boolean): MatchSide {
  const person = side.id === null ? undefined : graph.people[side.id];
  const isHidden = person !== undefined && person.isHidden && !seesHidden;
  const feeder = person ? undefined : graph.feeders[`${row.id}/${side.slot}`];
  const isLive = row.status_id === matchStatus.live;
  const points = isLive ? side.points : (graph.points[row.id]?.[side.slot - 1] ?? null);
  const isOneGame = (row.race_to ?? row.best_of ?? 1) === 1;
  return {
    seat: person ? 'player' : isEmptyForGood(side, row) ? 'bye' : 'open',
    feederMatchNumber: feeder ? (graph.numbers.get(feeder.id) ?? null) : null,
    feederMatchName: feeder?.name ?? null,
    isNameHidden: isHidden,
    countryId: person?.countryId ?? null,
    seed: side.seed,
    profileImage: isHidden ? null : (person?.image ?? null),
    points,
    break: isLive && row.at_table === side.slot ? row.current_break : null,
    highestBreak: side.highestBreak,
    innings: side.innings,
    average: isOneGame ? averageOf(points === null ? null : points - side.headStart, side.innings) : null,
    headStart: side.headStart,
  };
}

function firstSide(row: MatchRow): SideRow {
  return {
    slot: 1,
    id: row.player1_id,
    seed: row.player1_seed,
    points: row.player1_points,
    innings: row.player1_innings,
    highestBreak: row.player1_highest_break,
    isOut: row.player1_out,
    headStart: row.player1_start,
  };
}

function secondSide(row: MatchRow): SideRow {
  return {
    slot: 2,
    id: row.player2_id,
    seed: row.player2_seed,
    points: row.player2_points,
    innings: row.player2_innings,
    highestBreak: row.player2_highest_break,
    isOut: row.player2_out,
    headStart: row.player2_start,
  };
}

/** Whether nobody will come to a seat: of a bye that is over, whoever is not there. */
function isEmptyForGood({ isOut }: SideRow, row: MatchRow): boolean {
  return isOut || (row.is_bye && row.status_id === matchStatus.completed);
}

/** The name of a graph's person as the reader may see it; null where nobody is. */
export function nameOf(id: number | null, { people }: MatchGraph, seesHidden: boolean): string | null {
  const person = id === null ? undefined : people[id];
  return person ? shownName(person, seesHidden) : null;
}

/** One spelling for every moment, whatever the zone of the database's session. */
export function isoOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
