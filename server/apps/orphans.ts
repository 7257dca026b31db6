import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

const hour = 3_600_000;

/** A file that still arrives was written to a moment ago; one to which a row is on its way, not long before. */
const oldest = { unfinished: hour, whole: 24 * hour };

/** Takes away the builds to which nothing leads because a process was killed; answers how many they were. */
export async function removeOrphanBuilds(db: Kysely<Database>, dataDir: string): Promise<number> {
  const folder = join(dataDir, 'builds');
  const names = await readdir(folder).catch(() => []);
  const old = new Set<string>();
  for (const name of names) {
    const kept = await stat(join(folder, name)).catch(() => null);
    const most = name.endsWith('.part') ? oldest.unfinished : oldest.whole;
    if (kept?.isFile() && Date.now() - kept.mtimeMs > most) old.add(name);
  }
  if (old.size === 0) return 0;
  const { rows } = await sql<{ key: string }>`
    select split_part(url, '/', 3) as key from app_uploads where url like '/builds/%'`.execute(db);
  for (const { key } of rows) old.delete(key);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.size;
}
