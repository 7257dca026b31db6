import type { Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { arrivalOf, fileNameOf, isKindOf, mostBuildBytes } from '#domain/apps/build.ts';
import type { Database } from '#server/database/db.gen.ts';
import { expectLarge } from '#server/http/arrival.ts';
import type { Handlers } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import { nameObjects, takeUpObjects } from '#server/storage/leftovers.ts';
import type { ObjectStorage } from '#server/storage/port.ts';
import { objectOfBuild, type BuildFiles } from './build-files.ts';
import { findAppName, insertUpload } from './store.ts';
import type { By } from './telling.ts';

type Upload = components['schemas']['AppUpload'];

/** Takes a build in as it arrives, stores it, and then lets an upload lead to it; what no upload leads to is removed. */
export function createBuildHandler({
  db,
  builds,
  storage,
  reachable,
  by,
}: {
  db: Kysely<Database>;
  builds: BuildFiles;
  storage: ObjectStorage;
  reachable: (upload: Upload) => Upload;
  by: (caller: Caller | null, operation: 'addAppBuild') => By;
}): Handlers['addAppBuild'] {
  const missing = () => ({ status: 404, body: problemBody('not_found') }) as const;
  const malformed = () => ({ status: 400, body: problemBody('app_build_malformed') }) as const;
  const tooLarge = () => ({ status: 413, body: problemBody('app_build_too_large') }) as const;
  return async ({ path, query, caller, request }) => {
    const body = request.raw;
    // Node reads on by itself only where nothing was read yet: a browser that still sends would never hear the answer.
    const refuse = <Answer>(answer: Answer): Answer => {
      body.resume();
      return answer;
    };
    const appName = await findAppName(db, path.id);
    if (appName === undefined) return refuse(missing());
    const size = Number(request.headers['content-length'] ?? mostBuildBytes);
    if (size > mostBuildBytes) return refuse(tooLarge());
    expectLarge(body, arrivalOf(size));
    const taken = await builds.take(body);
    if (taken === 'too_large') return refuse(tooLarge());
    if (taken === 'malformed') return malformed();
    if (!isKindOf(query.type, taken.kind)) {
      await taken.drop();
      return malformed();
    }
    const name = fileNameOf(appName, query.version, taken.kind);
    const { key, size: written, sha256 } = taken;
    const upload = { ...query, url: `/builds/${key}/${name}`, size: written, sha256 };
    const object = objectOfBuild(key);
    try {
      await nameObjects(db, [object]);
      await storage.take(object, taken.path);
    } catch (error) {
      await taken.drop();
      throw error;
    }
    const added = await db.transaction().execute(async (transaction) => {
      const row = await insertUpload(transaction, path.id, upload, by(caller, 'addAppBuild'));
      if (row) await takeUpObjects(transaction, [object]);
      return row;
    });
    return added ? { status: 201, body: reachable(added) } : missing();
  };
}
