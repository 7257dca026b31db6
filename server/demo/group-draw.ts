import { groupName } from '#domain/draws/names.ts';
import { drawRoundRobin, spreadOverGroups } from '#domain/draws/round-robin.ts';
import { slotOf, todayAt, type Drawing } from './drawing.ts';
import { emptyMatch, playOn, playOut, type MatchRow } from './play.ts';

/** Draws the groups of a round robin and plays its rounds as far as the plan says. */
export function drawGroups(drawing: Drawing): void {
  const { plan, players, rows, tournamentId } = drawing;
  const groups = spreadOverGroups(players.length, plan.groups ?? 1).map((seeds, place) => {
    const groupId = rows.tournament_groups.length + 1;
    rows.tournament_groups.push({ id: groupId, tournament_id: tournamentId, position: place + 1 });
    const members = seeds.map((seed) => ({ seed, userId: players[seed - 1] ?? 0 }));
    rows.tournament_players.push(
      ...members.map(({ seed, userId }) => ({
        tournament_id: tournamentId,
        user_id: userId,
        seed,
        group_id: groupId,
        number: null,
      })),
    );
    const isLevel = plan.shows === 'tie' && place === 0;
    return { groupId, isLevel, name: groupName(place + 1), members, rounds: drawRoundRobin(seeds.length) };
  });
  const longest = Math.max(...groups.map(({ rounds }) => rounds.length));
  for (let place = 0; place < longest; place += 1) {
    const roundId = rows.rounds.length + 1;
    rows.rounds.push({
      id: roundId,
      tournament_id: tournamentId,
      position: place + 1,
      name: `Round ${place + 1}`,
    });
    const meetings = groups.flatMap(({ groupId, isLevel, name, members, rounds }) =>
      (rounds[place] ?? []).map(([one, two]) => ({
        groupId,
        isLevel,
        name,
        one: members[one - 1],
        two: members[two - 1],
      })),
    );
    meetings.forEach(({ groupId, isLevel, name, one, two }, turn) => {
      const match = matchOf(drawing, {
        roundId,
        groupId,
        position: turn + 1,
        name: `${name}, round ${place + 1}`,
      });
      Object.assign(match, { player1_id: one?.userId, player1_seed: one?.seed });
      Object.assign(match, { player2_id: two?.userId, player2_seed: two?.seed });
      if (isLevel) playLevel(drawing, match, place);
      else playMeeting(drawing, match, { place, turn, of: meetings.length });
    });
  }
}

function matchOf(
  { parts, plan, game, rows, tournamentId, tables }: Drawing,
  of: { roundId: number; groupId: number; position: number; name: string },
): MatchRow {
  const match: MatchRow = {
    ...emptyMatch(
      { id: rows.matches.length + 1, name: of.name, game_type: plan.gameType },
      game,
      new Date(parts.now),
    ),
    tournament_id: tournamentId,
    round_id: of.roundId,
    group_id: of.groupId,
    position: of.position,
    club_id: plan.clubId,
    table_id: tables[(of.position - 1) % tables.length] ?? null,
  };
  rows.matches.push(match);
  return match;
}

function playMeeting(
  drawing: Drawing,
  match: MatchRow,
  at: { place: number; turn: number; of: number },
): void {
  const { plan, game, parts, rows } = drawing;
  const share = at.turn / at.of;
  const isToday = plan.isUnderWay && at.place === plan.roundsOver;
  if (isToday && share >= 0.4 && share < 0.55) {
    const { match: live, frames } = playOn(match, game, parts.random, parts.now);
    Object.assign(match, live);
    rows.frames.push(...frames);
    return;
  }
  const isOver = at.place < plan.roundsOver || (isToday && share < 0.4);
  const scheduled = isToday
    ? todayAt(drawing, isOver ? -360 + at.turn * 2 : 30 + at.turn * 10)
    : slotOf(drawing, at.place, at.turn);
  match.schedule_time = scheduled;
  if (!isOver) return;
  const isFirstBetter = (match.player1_seed ?? 0) < (match.player2_seed ?? 0);
  const winner = isFirstBetter === parts.random.chance(0.3) ? 2 : 1;
  const startedAt = scheduled.getTime() + 3 * 60_000;
  const { match: over, frames } = playOut(match, game, parts.random, startedAt, winner);
  Object.assign(match, over);
  rows.frames.push(...frames);
}

/** Three players who beat each other in turn by the same score: nothing tells them apart. */
function playLevel(drawing: Drawing, match: MatchRow, place: number): void {
  const { game, parts, rows, tables } = drawing;
  const scheduled = slotOf(drawing, 0, (place + 1) * Math.max(4, tables.length));
  match.schedule_time = scheduled;
  const { match: over, frames } = playOut(match, game, parts.random, scheduled.getTime(), 1, 1);
  Object.assign(match, over);
  rows.frames.push(...frames);
}
