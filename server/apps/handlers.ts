import { blankUpload, findUploadFault } from '#domain/apps/upload.ts';
import { appWords as words } from '#domain/words/apps.ts';
import type { Configuration } from '#server/configuration.ts';
import type { Handlers, OperationId } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { ObjectStorage } from '#server/storage/port.ts';
import type { BuildFiles } from './build-files.ts';
import { createBuildHandler } from './builds.ts';
import { changeApp, findApps, insertApp, insertUpload, moveRelease } from './store.ts';
import type { By } from './telling.ts';

type AppHandlers = Pick<
  Handlers,
  'listApps' | 'listActiveApps' | 'createApp' | 'updateApp' | 'addAppUpload' | 'addAppBuild' | 'releaseApp'
>;

/** Mobile apps, their uploads, and what each channel leads to. */
export function createAppHandlers({
  db,
  clock,
  builds,
  storage,
  configuration: { publicUrl },
}: Pick<SessionParts, 'db' | 'clock'> & {
  builds: BuildFiles;
  storage: ObjectStorage;
  configuration: Pick<Configuration, 'publicUrl'>;
}): AppHandlers {
  const missing = () => ({ status: 404, body: problemBody('not_found') }) as const;
  const by = (caller: Caller | null, operation: OperationId): By => ({
    caller,
    operation,
    at: new Date(clock()),
  });
  // A code for a camera needs a whole address.
  const reachable = <Upload extends { url: string }>(upload: Upload): Upload => ({
    ...upload,
    url: new URL(upload.url, publicUrl).href,
  });
  const list = async (reach: 'all' | 'public') => {
    const apps = await findApps(db, reach);
    return apps.map((app) => ({ ...app, uploads: app.uploads.map(reachable) }));
  };
  return {
    listApps: async () => ({ status: 200, body: { rows: await list('all') } }),
    listActiveApps: async () => ({ status: 200, body: { rows: await list('public') } }),
    createApp: ({ body, caller, once }) =>
      once(async (transaction) => {
        const name = body.appName.trim();
        const app = { name, description: body.description.trim(), logoId: body.logoId };
        const id = await insertApp(transaction, app, by(caller, 'createApp'));
        return { status: 201, body: { id, message: words.added(name) } };
      }),
    async updateApp({ body, caller, request }) {
      const read = request.headers['if-match'];
      const changed = await db
        .transaction()
        .execute((transaction) => changeApp(transaction, body, by(caller, 'updateApp'), read));
      if (changed === 'changed_meanwhile') return { status: 412, body: problemBody(changed) };
      return changed ? { status: 200, body: { message: words.changed(changed.name) } } : missing();
    },
    async addAppUpload({ path, body, caller }) {
      const fault = findUploadFault({ ...blankUpload, ...body, size: String(body.size ?? '') });
      if (fault)
        throw new Refusal('invalid_request', { fields: { [fault.field]: words.faults[fault.code] } });
      const upload = await db
        .transaction()
        .execute((transaction) => insertUpload(transaction, path.id, body, by(caller, 'addAppUpload')));
      return upload ? { status: 201, body: upload } : missing();
    },
    addAppBuild: createBuildHandler({ db, builds, storage, reachable, by }),
    async releaseApp({ path, body, caller }) {
      const isMoved = await db
        .transaction()
        .execute((transaction) => moveRelease(transaction, path.id, body, by(caller, 'releaseApp')));
      if (!isMoved) return missing();
      return { status: 200, body: { message: body.uploadId === null ? words.takenDown : words.released } };
    },
  };
}
