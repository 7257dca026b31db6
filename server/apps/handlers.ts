import { blankUpload, findUploadFault } from '#domain/apps/upload.ts';
import { appWords as words } from '#domain/words/apps.ts';
import type { Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { changeApp, findApps, insertApp, insertUpload, moveRelease } from './store.ts';

type AppHandlers = Pick<
  Handlers,
  'listApps' | 'listActiveApps' | 'createApp' | 'updateApp' | 'addAppUpload' | 'releaseApp'
>;

/** Mobile apps, their uploads, and what each channel leads to. */
export function createAppHandlers({
  db,
  clock,
  secrets,
}: Pick<SessionParts, 'db' | 'clock' | 'secrets'>): AppHandlers {
  const missing = () => ({ status: 404, body: problemBody('not_found') }) as const;
  const now = (): Date => new Date(clock());
  return {
    listApps: async () => ({ status: 200, body: { rows: await findApps(db, 'all') } }),
    listActiveApps: async () => ({ status: 200, body: { rows: await findApps(db, 'public') } }),
    async createApp({ body, caller, request }) {
      const key = request.headers['idempotency-key'];
      const madeByKey = typeof key === 'string' ? secrets.digest('app key', key) : null;
      const name = body.appName.trim();
      const app = { name, description: body.description.trim(), madeByKey, now: now() };
      const id = await db
        .transaction()
        .execute((transaction) => insertApp(transaction, { ...app, logoId: body.logoId, caller }));
      return { status: 201, body: { id, message: words.added(name) } };
    },
    async updateApp({ body, caller }) {
      const name = await db
        .transaction()
        .execute((transaction) => changeApp(transaction, body, { caller, at: now() }));
      return name === undefined ? missing() : { status: 200, body: { message: words.changed(name) } };
    },
    async addAppUpload({ path, body }) {
      const fault = findUploadFault({ ...blankUpload, ...body, size: String(body.size ?? '') });
      if (fault)
        throw new Refusal('invalid_request', { fields: { [fault.field]: words.faults[fault.code] } });
      const upload = await insertUpload(db, path.id, body, now());
      return upload ? { status: 201, body: upload } : missing();
    },
    async releaseApp({ path, body }) {
      if (!(await moveRelease(db, path.id, body, now()))) return missing();
      return { status: 200, body: { message: body.uploadId === null ? words.takenDown : words.released } };
    },
  };
}
