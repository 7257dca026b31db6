import { sql } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Handlers } from '#server/http/contract.ts';
import type { MatchGraphs } from '#server/matches/graphs.ts';
import { problemBody } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { composeTables } from './compose.ts';
import { findTables } from './store.ts';

type BoardTable = components['schemas']['BoardTable'];
type Parts = Pick<SessionParts, 'db' | 'clock'> & { matches: MatchGraphs };

/** The tables of an active club as everyone sees them (document 000, section 2). */
export function createBoardHandlers({ db, clock, matches }: Parts): Pick<Handlers, 'getTableBoard'> {
  return {
    async getTableBoard({ path: { clubId }, caller }) {
      const club = await db
        .selectFrom('clubs')
        .select(['id', 'name', 'time_zone'])
        .where('id', '=', clubId)
        .where('status_id', '=', 1)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!club) return { status: 404, body: problemBody('not_found') };
      const room = await findTables(db, caller, { clubId, now: clock(), matches });
      const rows = composeTables(room, caller, matches).map(
        ({ tableId, number, name, gameTypes, state, match }): BoardTable => ({
          tableId,
          number,
          name,
          gameTypes,
          state,
          match,
        }),
      );
      return {
        status: 200,
        body: {
          club: { clubId: club.id, name: club.name },
          timeZone: club.time_zone,
          rows,
          rankings: await findRankingNames(db, clubId, new Date(clock()).getUTCFullYear()),
        },
      };
    },
  };
}

/** The rankings of a club of a year and the one before, the latest first. */
function findRankingNames(
  db: Parts['db'],
  clubId: number,
  year: number,
): Promise<components['schemas']['RankingName'][]> {
  return db
    .selectFrom('rankings')
    .select(['id as rankingId', 'name', 'year'])
    .where('club_id', '=', clubId)
    .where('year', 'in', [year - 1, year])
    .orderBy('year', 'desc')
    .orderBy(sql`natural_key(folded_name(name))`)
    .orderBy('id')
    .execute();
}
