import type { Handlers } from '#server/contract.ts';
import type { SessionParts } from '#server/session/open.ts';

// Not the database's order, which has Círculo after Cue on one server and before it on another.
const byName = new Intl.Collator('en').compare;

/** Clubs as everyone reads them (document 001, section 7). */
export function createClubHandlers({ db }: Pick<SessionParts, 'db'>): Pick<Handlers, 'listActiveClubs'> {
  return {
    async listActiveClubs() {
      const rows = await db
        .selectFrom('clubs')
        .select(['id as clubId', 'name'])
        .where('status_id', '=', 1)
        .where('deleted_at', 'is', null)
        .execute();
      return { status: 200, body: { rows: rows.toSorted((a, b) => byName(a.name, b.name)) } };
    },
  };
}
