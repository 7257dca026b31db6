import { drawKnockout, type Pairing } from '#domain/draws/knockout.ts';
import { knockoutMatchName, knockoutRoundName } from '#domain/draws/names.ts';
import { accountId } from './accounts.ts';
import { slotOf, todayAt, type Drawing } from './drawing.ts';
import { emptyMatch, playOn, playOut, type MatchRow } from './play.ts';

const refereeId = accountId('referee');

type Drawn = Pairing & { match: MatchRow };

/** Draws a knockout and plays its rounds as far as the plan says. */
export function drawBracket(drawing: Drawing): void {
  const { plan, players, rows, tournamentId } = drawing;
  rows.tournament_players.push(
    ...players.map((userId, place) => ({
      tournament_id: tournamentId,
      user_id: userId,
      seed: place + 1,
      group_id: null,
      number: null,
    })),
  );
  if (plan.isUndrawn || plan.shows === 'draft') return;
  const rounds = drawKnockout(players.length).map((pairings, place) => {
    const roundId = rows.rounds.length + 1;
    const name = knockoutRoundName(pairings.length);
    rows.rounds.push({ id: roundId, tournament_id: tournamentId, position: place + 1, name });
    return pairings.map((pairing): Drawn => ({
      ...pairing,
      match: matchOf(drawing, pairing, pairings.length, roundId),
    }));
  });
  for (const { next, match } of rounds.flat()) {
    if (!next) continue;
    match.next_match_id = matchAt(rounds, next.round, next.position).id;
    match.next_match_slot = next.slot;
  }
  rounds.forEach((drawn, place) => playRound(drawing, rounds, drawn, place));
}

function matchOf(drawing: Drawing, pairing: Pairing, matches: number, roundId: number): MatchRow {
  const { parts, plan, game, players, rows, tournamentId, tables } = drawing;
  const seat = (seed: number | null): number | null => (seed === null ? null : (players[seed - 1] ?? null));
  const name = knockoutMatchName(matches, pairing.position);
  const match: MatchRow = {
    ...emptyMatch({ id: rows.matches.length + 1, name, game_type: plan.gameType }, game, new Date(parts.now)),
    tournament_id: tournamentId,
    round_id: roundId,
    position: pairing.position,
    club_id: plan.clubId,
    table_id: tables[(pairing.position - 1) % tables.length] ?? null,
    referee_id: pairing.position === 1 && !pairing.isBye ? refereeId : null,
    is_bye: pairing.isBye,
    player1_id: seat(pairing.seeds[0]),
    player2_id: seat(pairing.seeds[1]),
    player1_seed: pairing.seeds[0],
    player2_seed: pairing.seeds[1],
  };
  rows.matches.push(match);
  return match;
}

function playRound(drawing: Drawing, rounds: Drawn[][], drawn: readonly Drawn[], place: number): void {
  const { plan } = drawing;
  const playable = drawn.filter(({ isBye }) => !isBye);
  for (const { match, isBye } of drawn) {
    if (isBye)
      Object.assign(match, { status_id: 6, table_id: null, winner_id: match.player1_id ?? match.player2_id });
  }
  playable.forEach((pairing, turn) => {
    const { match } = pairing;
    match.schedule_time = scheduleOf(drawing, place, turn);
    if (place < plan.roundsOver) return finish(drawing, rounds, pairing);
    if (place > plan.roundsOver || !plan.isUnderWay) return undefined;
    // Today's round: some matches are over, some are being played, the rest is still to come.
    const share = turn / playable.length;
    if (playable.length > 2 && share < 0.25) {
      match.schedule_time = todayAt(drawing, -300 + turn * 15);
      return finish(drawing, rounds, pairing);
    }
    if (turn === 0 || share < 0.5) return begin(drawing, match);
    match.schedule_time = todayAt(drawing, 45 + turn * 45);
    return undefined;
  });
}

/** The last rounds of a tournament that has not begun have no time yet. */
function scheduleOf(drawing: Drawing, place: number, turn: number): Date | null {
  const { plan, tables } = drawing;
  if (plan.shows === 'planned') return slotOf(drawing, 0, place * Math.max(4, tables.length) + turn);
  if (plan.shows === 'correction' && place > 0) return slotOf(drawing, place + 1, turn);
  if (plan.isOverClockChange) return slotOf(drawing, 0, place === 0 ? turn : place + 3);
  if (place > plan.roundsOver + 1) return null;
  return slotOf(drawing, place, turn);
}

function begin({ rows, game, parts }: Drawing, match: MatchRow): void {
  const { match: live, frames } = playOn(match, game, parts.random, parts.now);
  Object.assign(match, live);
  rows.frames.push(...frames);
}

function finish({ rows, plan, game, players, parts }: Drawing, rounds: Drawn[][], pairing: Drawn): void {
  const { match, next } = pairing;
  const winner = winnerOf(
    match,
    plan.through?.map((seed) => players[seed - 1] ?? 0) ?? [],
    parts.random.next(),
  );
  const startedAt = (match.schedule_time as Date).getTime() + 4 * 60_000;
  const { match: over, frames } = playOut(match, game, parts.random, startedAt, winner);
  Object.assign(match, over);
  rows.frames.push(...frames);
  if (!next) return;
  const nextMatch = matchAt(rounds, next.round, next.position);
  const seed = winner === 1 ? match.player1_seed : match.player2_seed;
  if (next.slot === 1) Object.assign(nextMatch, { player1_id: over.winner_id, player1_seed: seed });
  else Object.assign(nextMatch, { player2_id: over.winner_id, player2_seed: seed });
}

function winnerOf(match: MatchRow, through: readonly number[], luck: number): 1 | 2 {
  if (through.includes(match.player1_id ?? 0)) return 1;
  if (through.includes(match.player2_id ?? 0)) return 2;
  const isFirstBetter = (match.player1_seed ?? 999) < (match.player2_seed ?? 999);
  const isUpset = luck < 0.27;
  return isFirstBetter === isUpset ? 2 : 1;
}

function matchAt(rounds: readonly Drawn[][], round: number, position: number): MatchRow {
  const drawn = rounds[round - 1]?.[position - 1];
  if (!drawn) throw new Error(`The draw has no match ${position} in round ${round}.`);
  return drawn.match;
}
