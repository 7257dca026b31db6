import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { quarterHour, type DemoParts } from './demo.ts';
import type { Game } from './games.ts';
import type { FrameRow, MatchRow } from './play.ts';
import type { TournamentPlan } from './tournament-list.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

/** Everything that belongs to tournaments, by table. */
export type TournamentRows = {
  tournaments: Rows<'tournaments'>;
  tournament_groups: Rows<'tournament_groups'>;
  rounds: Rows<'rounds'>;
  tournament_players: Rows<'tournament_players'>;
  matches: MatchRow[];
  frames: FrameRow[];
};

/** One tournament while it is being drawn and played. */
export type Drawing = {
  parts: DemoParts;
  plan: TournamentPlan;
  tournamentId: number;
  /** The day of the first round. */
  firstDay: Temporal.PlainDate;
  /** The players' ids in the order of their seeds. */
  players: number[];
  game: Game;
  rows: TournamentRows;
  /** The tables of the club where it is played. */
  tables: number[];
};

/** The minutes for which a table is kept for a match. */
export const minutesOf = ({ pace, toWin }: Game): number => Math.ceil((pace * toWin * 1.5) / 30) * 30;

/** The moment of the n-th match of a round's day, counted from 0, as many at once as there are tables. */
export function slotOf(drawing: Drawing, dayOfRound: number, place: number): Date {
  const { plan, game, firstDay, tables } = drawing;
  const step = minutesOf(game);
  const turn = Math.floor(place / Math.max(4, tables.length));
  const opening = plan.isOverClockChange ? '22:30' : '10:00';
  const start = firstDay
    .add({ days: dayOfRound })
    .toZonedDateTime({ timeZone: plan.timeZone, plainTime: opening });
  const minutes = plan.isOverClockChange ? place * 75 : turn * step;
  return new Date(start.add({ minutes }).epochMilliseconds);
}

/** A moment of today's session: before the present for what is over, after it for what is to come. */
export function todayAt({ parts }: Drawing, minutes: number): Date {
  return new Date(quarterHour(parts.now) + minutes * 60_000);
}
