import { sql } from 'kysely';
import { placesOf } from '#domain/clubs/place.ts';
import { clubWords } from '#domain/words/clubs.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { keepBroadSearches } from './broad-searches.ts';
import { composeRow } from './compose.ts';
import { findClubs } from './list.ts';
import { composeClub, findClub } from './record.ts';
import { removeClub } from './removal.ts';
import { addClub, changeClub, type SavingParts } from './saving.ts';
import { switchClub } from './switch.ts';

// Not the database's order, which has Círculo after Cue on one server and before it on another.

type ClubHandlers = Pick<
  Handlers,
  'listActiveClubs' | 'listClubs' | 'getClub' | 'createClub' | 'updateClub' | 'deleteClub'
>;

/** Clubs as everyone reads them, and as the association administers them (document 001, section 7). */
export function createClubHandlers(parts: SavingParts): ClubHandlers {
  const { db, clock } = parts;
  const broad = keepBroadSearches();
  return {
    async listActiveClubs() {
      const rows = await db
        .selectFrom('clubs')
        .select(['id as clubId', 'name', 'city', 'street_address_1 as street'])
        .where('status_id', '=', 1)
        .where('deleted_at', 'is', null)
        .orderBy(sql`natural_key(folded_name)`)
        .orderBy('id')
        .execute();
      const places = placesOf(rows);
      const named = rows.map(({ clubId, name }, at) => ({ clubId, name, ...placed(places[at]) }));
      return { status: 200, body: { rows: named } };
    },

    async listClubs({ query, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { sort = 'name', limit = 10, pageNumber = 1, ...kept } = query;
      const ownOf = caller.roleId === 1 ? undefined : caller.userId;
      const { rows, total } = await findClubs(db, { ...kept, sort, limit, pageNumber, ownOf }, broad);
      return { status: 200, body: { rows: rows.map((row) => composeRow(row, clock())), total } };
    },

    async getClub({ path, caller, reply }) {
      if (!caller) throw new Refusal('unauthorised');
      const ownOf = caller.roleId === 1 ? undefined : caller.userId;
      const record = await findClub(db, path.id, { ownOf });
      if (!record) return { status: 404, body: problemBody('not_found') };
      const club = composeClub(record);
      reply.header('etag', club.version);
      return { status: 200, body: club };
    },

    createClub: (call) => addClub(parts, call),

    updateClub: (call) => (isSwitch(call) ? switchOnOrOff(parts, call) : changeClub(parts, call)),

    async deleteClub({ path, caller, request }) {
      const read = request.headers['if-match'];
      const removal = await removeClub(parts, caller, { clubId: path.id, read });
      if (removal.outcome === 'missing') return { status: 404, body: problemBody('not_found') };
      if (removal.outcome === 'changedMeanwhile')
        return { status: 412, body: problemBody('changed_meanwhile') };
      if (removal.outcome === 'inUse') return { status: 409, body: problemBody('club_in_use') };
      return { status: 200, body: { message: clubWords.removed(removal.name) } };
    },
  };
}

const placed = (place: string | undefined) => (place === undefined ? {} : { place });

/** A club with its id and a status alone is the Active switch. */
function isSwitch({ body: { club, ...more } }: Call<'updateClub'>): boolean {
  return Object.keys(more).length === 0 && Object.keys(club).toSorted().join() === 'clubId,clubStatusId';
}

async function switchOnOrOff(
  parts: SavingParts,
  { body, caller, request }: Call<'updateClub'>,
): Promise<Reply<'updateClub'>> {
  const { clubId = 0, clubStatusId = 2 } = body.club;
  const read = request.headers['if-match'];
  const switched = await switchClub(parts, caller, { clubId, clubStatusId, read });
  if (switched.outcome === 'missing') return { status: 404, body: problemBody('not_found') };
  if (switched.outcome === 'changedMeanwhile') return { status: 412, body: problemBody('changed_meanwhile') };
  const words = clubStatusId === 1 ? clubWords.switchedOn : clubWords.switchedOff;
  return { status: 200, body: { message: words(switched.name) } };
}
