import { sql } from 'kysely';
import { matchStatus, type MatchStatusId } from '#domain/matches/status.ts';
import type { Fragment } from './filters.ts';

/** The matches of one status in the order in which an index has them; `at` and `tie` sort several statuses as one. */
export type Segment = {
  status: MatchStatusId;
  where: Fragment;
  /** What the index has beside the id. */
  moment: Fragment;
  order: Fragment;
  /** The same order from its end. */
  backwards: Fragment;
  keys: Fragment;
};

/** Live matches first, then what is to come, then what is over. */
export const segments: readonly Segment[] = [
  {
    status: matchStatus.live,
    where: sql.raw('m.status_id = 7 and not m.is_bye'),
    moment: sql.raw('m.started_at'),
    order: sql.raw('m.started_at desc, m.id desc'),
    backwards: sql.raw('m.started_at, m.id'),
    keys: sql.raw('1 as part, -extract(epoch from m.started_at)::float8 as at, -m.id as tie'),
  },
  {
    status: matchStatus.upcoming,
    where: sql.raw('m.status_id = 1 and not m.is_bye'),
    moment: sql.raw('m.schedule_time'),
    order: sql.raw('m.schedule_time, m.id'),
    backwards: sql.raw('m.schedule_time desc, m.id desc'),
    keys: sql.raw('2 as part, extract(epoch from m.schedule_time)::float8 as at, m.id as tie'),
  },
  {
    status: matchStatus.completed,
    where: sql.raw('m.status_id = 6 and not m.is_bye'),
    moment: sql.raw('m.ended_at'),
    order: sql.raw('m.ended_at desc, m.id desc'),
    backwards: sql.raw('m.ended_at, m.id'),
    keys: sql.raw('3 as part, -extract(epoch from m.ended_at)::float8 as at, -m.id as tie'),
  },
];
