import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { FileStorage } from './files.ts';
import { nameObjects } from './leftovers.ts';
import type { ObjectStorage } from './port.ts';

/**
 * Moves what lies in the data folder into the bucket that the settings name; answers how many objects it were. A file goes
 * once its object is there, and several processes may do so at once: both write the same.
 */
export async function moveFiles(
  db: Kysely<Database>,
  { storage, older }: { storage: ObjectStorage; older: FileStorage },
  stopping?: AbortSignal,
): Promise<number> {
  let moved = 0;
  for (const name of await older.names()) {
    if (stopping?.aborted) break;
    // Another process may have moved it, or its record has gone.
    if ((await older.sizeOf(name)) === null) continue;
    await nameObjects(db, [name]);
    try {
      await storage.take(name, older.pathOf(name));
      moved += 1;
    } catch (error) {
      // Another process was first where the file has gone in between.
      if ((await older.sizeOf(name)) !== null) throw error;
    }
  }
  return moved;
}
