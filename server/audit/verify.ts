import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { secretOf, type Secrets } from '#server/services/secrets.ts';
import { noHash, sealOf, type AuditRow } from './seal.ts';

/** Links that one statement reads. */
const batch = 500;

type Link = Selectable<Database['audit_links']> & { entry: AuditRow | null };

/** What is wrong with a link: it or its entry has gone, one of them is another one, or its key is not this installation's. */
export type ChainFault = { place: number; fault: 'missing' | 'changed' | 'otherKey' };

/** Looks at the whole chain, link by link; answers the first fault, or how long it is. */
export async function verifyChain(
  db: Kysely<Database>,
  secrets: Secrets,
): Promise<{ length: number; fault: ChainFault | null }> {
  let last = { place: 0, hash: noHash };
  for (;;) {
    const links = await nextLinks(db, last.place);
    for (const link of links) {
      const fault = faultOf(link, last, secrets);
      if (fault) return { length: last.place, fault: { place: last.place + 1, fault } };
      last = link;
    }
    if (links.length < batch) return { length: last.place, fault: null };
  }
}

function faultOf(
  { place, hash, key_id, entry }: Link,
  last: { place: number; hash: Buffer },
  secrets: Secrets,
): ChainFault['fault'] | null {
  if (place !== last.place + 1 || entry === null) return 'missing';
  const by = secretOf(secrets, key_id);
  if (!by) return 'otherKey';
  return sealOf(by, { place, previous: last.hash }, entry).equals(hash) ? null : 'changed';
}

async function nextLinks(db: Kysely<Database>, after: number): Promise<Link[]> {
  const links = await db
    .selectFrom('audit_links')
    .selectAll()
    .where('place', '>', after)
    .orderBy('place')
    .limit(batch)
    .execute();
  if (links.length === 0) return [];
  const entries = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where(
      'id',
      'in',
      links.map(({ entry_id }) => entry_id),
    )
    .execute();
  const byId = new Map(entries.map((entry) => [entry.id, entry as AuditRow]));
  return links.map((link) => ({ ...link, entry: byId.get(link.entry_id) ?? null }));
}
