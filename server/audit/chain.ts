import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { noHash, sealOf, type AuditRow } from './seal.ts';

/** The advisory lock of the chain: of several processes one adds links, and the others have nothing to do. */
const key = 0x6175_6469_74;

/** Links that one transaction adds at most, so that nothing is held for long. */
const batch = 500;

type AuditLink = Selectable<Database['audit_links']>;

/** Adds every entry that is not in the chain yet, the first one first; answers how many they were. */
export async function chainEntries(db: Kysely<Database>, secrets: Secrets): Promise<number> {
  let chained = 0;
  let added: number;
  do {
    added = await db.transaction().execute((transaction) => chainBatch(transaction, secrets));
    chained += added;
  } while (added === batch);
  return chained;
}

async function chainBatch(db: Kysely<Database>, secrets: Secrets): Promise<number> {
  const { rows } = await sql<{
    isMine: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(key)}) as "isMine"`.execute(db);
  if (!rows[0]?.isMine) return 0;
  const waiting = await db
    .selectFrom('audit_unchained')
    .innerJoin('audit_entries', 'audit_entries.id', 'audit_unchained.entry_id')
    .selectAll('audit_entries')
    .orderBy('audit_entries.id')
    .limit(batch)
    .execute();
  if (waiting.length === 0) return 0;
  const last = await lastLink(db);
  const links = linksAfter(last, waiting as AuditRow[], secrets);
  await db.insertInto('audit_links').values(links).execute();
  await db
    .deleteFrom('audit_unchained')
    .where(
      'entry_id',
      'in',
      links.map(({ entry_id }) => entry_id),
    )
    .execute();
  return links.length;
}

/** The end of the chain, or undefined while it has no link. */
function lastLink(db: Kysely<Database>): Promise<AuditLink | undefined> {
  return db.selectFrom('audit_links').selectAll().orderBy('place', 'desc').limit(1).executeTakeFirst();
}

function linksAfter(last: AuditLink | undefined, entries: AuditRow[], secrets: Secrets): AuditLink[] {
  let { place, hash } = last ?? { place: 0, hash: noHash };
  return entries.map((entry) => {
    place += 1;
    hash = sealOf(secrets, { place, previous: hash }, entry);
    return { place, entry_id: entry.id, key_id: secrets.keyId, hash };
  });
}
