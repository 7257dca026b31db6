import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { DemoParts } from './demo.ts';
import type { Drawing, TournamentRows } from './drawing.ts';
import { gameOf } from './games.ts';
import { drawGroups } from './group-draw.ts';
import { drawBracket } from './bracket-draw.ts';
import { tournamentPlans, type TournamentPlan } from './tournament-list.ts';
import { firstPlayerId } from './users.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

const lastRoundDays = 8;

const noRows = (): TournamentRows => ({
  tournaments: [],
  tournament_groups: [],
  rounds: [],
  tournament_players: [],
  matches: [],
  frames: [],
});

/** Draws and plays tournaments as far as each has come, and adds them to the rows that are there. */
export function demoTournaments(
  parts: DemoParts,
  clubTables: Rows<'club_tables'>,
  plans: readonly TournamentPlan[] = tournamentPlans,
  rows: TournamentRows = noRows(),
): TournamentRows {
  for (const plan of plans) {
    const drawing: Drawing = {
      parts,
      plan,
      tournamentId: rows.tournaments.length + 1,
      firstDay: firstDayOf(parts, plan),
      players: Array.from(
        { length: plan.players },
        (_, seed) => firstPlayerId + (plan.firstPlayer ?? 0) + seed,
      ),
      game: gameOf(plan.gameType, plan.length),
      rows,
      tables: clubTables.filter(({ club_id: id }) => id === plan.clubId).map(({ id }) => id ?? 0),
    };
    rows.tournaments.push(tournamentRow(drawing));
    if (plan.format === 'roundRobin') drawGroups(drawing);
    else drawBracket(drawing);
  }
  return rows;
}

function firstDayOf({ now }: DemoParts, plan: TournamentPlan): Temporal.PlainDate {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(plan.timeZone);
  if (!plan.isOverClockChange) return here.toPlainDate().add({ days: plan.startsIn });
  // Two days back at least, so that the night is over.
  const change = here.subtract({ days: 2 }).getTimeZoneTransition('previous');
  return (change ?? here).toPlainDate().subtract({ days: 1 });
}

function tournamentRow({ parts, plan, tournamentId, firstDay, game }: Drawing): Rows<'tournaments'>[number] {
  const created = new Date(
    Math.min(parts.now, firstDay.toZonedDateTime(plan.timeZone).epochMilliseconds) - 30 * 86_400_000,
  );
  return {
    id: tournamentId,
    name: plan.name.replace('YEAR', String(firstDay.year)),
    format: plan.format,
    game_type: plan.gameType,
    tournament_frame: game.end.best_of ?? (game.end.race_to && game.end.race_to * 2 - 1),
    time_zone: plan.timeZone,
    club_id: plan.clubId,
    ...stageOf(plan),
    capacity: Math.max(2, plan.players),
    qualifier_count: plan.qualifiers ?? 0,
    group_count: plan.format === 'roundRobin' ? (plan.groups ?? 1) : null,
    race_to: game.end.race_to,
    target_points: game.end.target_points,
    time_limit_minutes: game.end.time_limit_minutes,
    entry_closes_at: new Date(firstDay.toZonedDateTime(plan.timeZone).epochMilliseconds),
    starts_on: firstDay.toString(),
    ends_on: firstDay.add({ days: plan.isOverClockChange ? 1 : lastRoundDays }).toString(),
    version: 1,
    created_at: created,
    updated_at: new Date(parts.now),
  };
}

function stageOf({ isUnderWay, roundsOver, isUndrawn, shows }: TournamentPlan) {
  if (shows === 'draft') return { stage: 'draft', status_id: 1 };
  if (isUnderWay || shows === 'correction') return { stage: 'running', status_id: 7 };
  if (roundsOver > 0) return { stage: 'finished', status_id: 6 };
  return { stage: isUndrawn ? 'open' : 'drawn', status_id: 1 };
}
