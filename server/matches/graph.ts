import { sql, type RawBuilder } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { ownClubsJson } from './reader.ts';

type MatchOutcome = components['schemas']['MatchOutcome'];

/** A match as the database has it; times as text. */
export type MatchRow = {
  /** In the order of the answer, counted from 1. */
  place: number;
  id: number;
  name: string;
  status_id: number;
  game_type: string;
  tournament_id: number | null;
  round_id: number | null;
  group_id: number | null;
  position: number;
  club_id: number | null;
  table_id: number | null;
  referee_id: number | null;
  best_of: number | null;
  race_to: number | null;
  target_points: number | null;
  time_limit_minutes: number | null;
  is_bye: boolean;
  player1_id: number | null;
  player2_id: number | null;
  player1_seed: number | null;
  player2_seed: number | null;
  winner_id: number | null;
  player1_frames: number;
  player2_frames: number;
  player1_points: number | null;
  player2_points: number | null;
  current_frame: number | null;
  current_break: number | null;
  at_table: number | null;
  player1_innings: number | null;
  player2_innings: number | null;
  player1_highest_break: number | null;
  player2_highest_break: number | null;
  schedule_time: string | null;
  started_at: string | null;
  ended_at: string | null;
  version: number;
  outcome: MatchOutcome | null;
  ended_by: number | null;
  called_at: string | null;
  planned_minutes: number | null;
  corrected_at: string | null;
  player1_out: boolean;
  player2_out: boolean;
  player1_start: number;
  player2_start: number;
  is_rated: boolean;
};

/** A player under the name that only some may read. */
export type Person = { name: string; isHidden: boolean; countryId: string | null; image: string | null };

/** Matches with everything that they name, each once, by id. */
export type MatchGraph = {
  matches: MatchRow[];
  people: Record<number, Person>;
  clubs: Record<number, { name: string; timeZone: string }>;
  tables: Record<number, { number: number; name: string | null }>;
  tournaments: Record<number, { name: string; timeZone: string }>;
  rounds: Record<number, string>;
  groups: Record<number, number>;
  /** The matches whose winners open seats wait for, by match and seat, such as '31/2'. */
  feeders: Record<string, { id: number; name: string }>;
  /** The final points of completed matches of one game. */
  points: Record<number, [number, number]>;
  /** The clubs of the caller, where they open names. */
  ownClubs: number[];
};

/** The columns of `matches m` that a graph is made from. */
export const matchColumns = sql.raw(
  `m.id, m.name, m.status_id, m.game_type, m.tournament_id, m.round_id, m.group_id, m.position, m.club_id, m.table_id,
   m.referee_id, m.best_of, m.race_to, m.target_points, m.time_limit_minutes, m.is_bye, m.player1_id, m.player2_id,
   m.player1_seed, m.player2_seed, m.winner_id, m.player1_frames, m.player2_frames, m.player1_points, m.player2_points,
   m.current_frame, m.current_break, m.at_table, m.player1_innings, m.player2_innings, m.player1_highest_break,
   m.player2_highest_break, m.schedule_time, m.started_at, m.ended_at,
   m.version, m.outcome, m.ended_by, m.called_at, m.planned_minutes, m.corrected_at, m.player1_out, m.player2_out, m.player1_start,
   m.player2_start, m.is_rated`,
);

/** A person as a graph names one, of `users u`. */
export const personJson = sql.raw(
  `json_build_object('name', btrim(u.first_name || ' ' || u.last_name), 'isHidden', u.privacy_on,
   'countryId', u.country_id, 'image', u.profile_image)`,
);

/**
 * One JSON value of type `MatchGraph` for the rows of the common table expression `page`, which has `place` and
 * `matchColumns`. Each kind is looked up on its own: one join of all of them takes longer to plan than to run.
 */
export function graphOf(caller: Caller | null, morePeople?: RawBuilder<unknown>): RawBuilder<MatchGraph> {
  const people = morePeople ? sql`union ${morePeople}` : sql``;
  return sql`json_build_object(
    'matches', (select coalesce(json_agg(p order by p.place), '[]') from page p),
    'people', (select coalesce(json_object_agg(u.id, ${personJson}), '{}') from users u where u.id in (
      select player1_id from page union select player2_id from page union select referee_id from page ${people})),
    ${lookups},
    'ownClubs', ${ownClubsJson(caller)})`;
}

const lookups = sql.raw(`
    'clubs', (
      select coalesce(json_object_agg(c.id, json_build_object('name', c.name, 'timeZone', c.time_zone)), '{}')
      from clubs c where c.id in (select club_id from page)),
    'tables', (
      select coalesce(json_object_agg(t.id, json_build_object('number', t.number, 'name', t.name)), '{}')
      from club_tables t where t.id in (select table_id from page)),
    'tournaments', (
      select coalesce(json_object_agg(t.id, json_build_object('name', t.name, 'timeZone', t.time_zone)), '{}')
      from tournaments t where t.id in (select tournament_id from page)),
    'rounds', (
      select coalesce(json_object_agg(r.id, r.name), '{}') from rounds r where r.id in (select round_id from page)),
    'groups', (
      select coalesce(json_object_agg(g.id, g.position), '{}')
      from tournament_groups g where g.id in (select group_id from page)),
    'feeders', (
      select coalesce(json_object_agg(f.next_match_id || '/' || f.next_match_slot,
        json_build_object('id', f.id, 'name', f.name)), '{}')
      from matches f where f.next_match_id in (
        select id from page where status_id = 1 and (player1_id is null or player2_id is null))),
    'points', (
      select coalesce(json_object_agg(f.match_id, json_build_array(f.player1_points, f.player2_points)), '{}')
      from frames f where f.number = 1 and f.match_id in (
        select id from page where status_id = 6 and coalesce(race_to, best_of, 1) = 1))`);
