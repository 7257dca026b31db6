import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Slot } from '#server/matches/tables.ts';
import { accountId } from './accounts.ts';
import { clubLines } from './club-list.ts';
import type { DemoParts } from './demo.ts';
import { minutesOf, type TournamentRows } from './drawing.ts';
import { gameOf } from './games.ts';
import type { MatchRow } from './play.ts';
import { deskPlans, type TournamentPlan } from './tournament-list.ts';
import { demoTournaments } from './tournaments.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

/** What the desk of the first club has before it, beside the rows that are there. */
export type Desk = {
  drawn: TournamentRows;
  draws: Rows<'draws'>;
  corrections: Rows<'corrections'>;
  slots: Slot[];
};

const day = 86_400_000;

/** Tournaments of the first club at stages that the others do not show: drafted, planned, level, corrected. */
export function demoDesk(parts: DemoParts, tables: Rows<'club_tables'>, rows: TournamentRows): Desk {
  const before = rows.tournaments.length;
  const drawn = demoTournaments(parts, tables, deskPlans, rows);
  const desk: Desk = { drawn, draws: [], corrections: [], slots: [] };
  deskPlans.forEach((plan, place) => {
    const id = before + place + 1;
    const matches = drawn.matches.filter(({ tournament_id: of }) => of === id);
    if (plan.shows !== 'draft') desk.draws.push(drawOf(parts, plan, { id, drawn }));
    if (plan.shows === 'planned') desk.slots.push(...matches.map((match) => slotOf(parts, plan, match)));
    if (plan.shows === 'correction') desk.corrections.push(correctionOf(parts, matches, drawn.frames));
  });
  return desk;
}

function drawOf(
  { now }: DemoParts,
  { format, startsIn, groups = 1 }: TournamentPlan,
  { id, drawn }: { id: number; drawn: TournamentRows },
): Desk['draws'][number] {
  const players = drawn.tournament_players.filter(({ tournament_id: of }) => of === id);
  for (const player of players) player.number = player.seed ?? null;
  const idsOf = (of: typeof players) => of.map(({ user_id: userId }) => userId);
  const byGroup = [...Map.groupBy(players, ({ group_id: group }) => group ?? 0).values()].map(idsOf);
  return {
    tournament_id: id,
    part: format === 'knockout' ? 'knockout' : 'group',
    number: 1,
    kind: 'drawn',
    made_at: new Date(now + Math.min(0, startsIn) * day - 2 * day),
    made_by: accountId('club'),
    luck: 1856 + groups,
    seed_source: 'none',
    seed_count: 0,
    separation: 'none',
    players: (format === 'knockout' ? idsOf(players) : byGroup) as never,
  };
}

/** Keeps the table of a match for it. */
function slotOf({ now }: DemoParts, plan: TournamentPlan, match: MatchRow): Slot {
  const minutes = minutesOf(gameOf(plan.gameType, plan.length));
  const clubId = plan.clubId ?? 0;
  match.planned_minutes = minutes;
  return {
    matchId: match.id,
    table: {
      id: match.table_id ?? 0,
      club_id: clubId,
      is_out_of_order: false,
      time_zone: clubLines[clubId - 1]?.timeZone ?? plan.timeZone,
    },
    startsAt: (match.schedule_time as Date).getTime(),
    minutes,
    madeBy: accountId('club'),
    at: new Date(now),
  };
}

/** The racks had been noted for the wrong player. */
function correctionOf(
  { now }: DemoParts,
  [match]: readonly MatchRow[],
  frames: TournamentRows['frames'],
): Desk['corrections'][number] {
  if (!match) throw new Error('There is no match to correct.');
  const at = new Date(Math.min(now, new Date(match.ended_at as Date).getTime() + 600_000));
  Object.assign(match, { corrected_at: at, version: 3 });
  const other = (id: number | null | undefined) =>
    (id === match.player1_id ? match.player2_id : match.player1_id) ?? null;
  const racks = frames
    .filter(({ match_id: of }) => of === match.id)
    .map(({ number, player1_points: one, player2_points: two, winner_id: winner, ended_at: endedAt }) => ({
      frameNumber: number,
      player1Points: one ?? 0,
      player2Points: two ?? 0,
      player1Break: null,
      player2Break: null,
      winner: winner ?? null,
      endedAt: endedAt ?? null,
    }));
  const swapped = racks.map((rack) => ({
    ...rack,
    player1Points: rack.player2Points,
    player2Points: rack.player1Points,
    winner: other(rack.winner),
  }));
  const over = { statusId: 6, outcome: 'played' };
  return {
    match_id: match.id,
    at,
    by: accountId('club'),
    reason: 'The racks were noted for the wrong player.',
    before: { ...over, winner: other(match.winner_id), frames: swapped } as never,
    after: { ...over, winner: match.winner_id, frames: racks } as never,
    reset_match_ids: [] as never,
  };
}
