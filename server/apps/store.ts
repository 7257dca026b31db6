import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { appWords } from '#domain/words/apps.ts';
import type { Database } from '#server/database/db.gen.ts';
import { changePicture } from '#server/images/changing.ts';
import { tellApp, type By } from './telling.ts';

type Schemas = components['schemas'];
export type App = Schemas['App'];

/** All apps with their uploads, the newest first; for the public those that are offered, with what is stable now. */
export async function findApps(db: Kysely<Database>, reach: 'all' | 'public'): Promise<App[]> {
  const uploads = sql`
    select coalesce(json_agg(json_build_object(
      'id', u.id, 'type', u.type, 'url', u.url, 'channel', u.channel, 'version', u.version, 'build', u.build,
      'size', u.size, 'sha256', u.sha256, 'notes', u.notes, 'isCurrent', r.upload_id is not null,
      'createdAt', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    ) order by u.created_at desc, u.id desc), '[]')
    from app_uploads u
    left join app_releases r
      on r.app_id = u.app_id and r.type = u.type and r.channel = u.channel and r.upload_id = u.id
    where u.app_id = a.id`;
  const current = sql`and r.upload_id is not null and u.channel = 'stable'`;
  const { rows } = await sql<App>`
    select a.id, a.name as "appName", a.description, a.logo, a.is_active as "isActive", a.version::text as version,
      (${uploads} ${reach === 'public' ? current : sql``}) as uploads
    from mobile_apps a
    ${reach === 'public' ? sql`where a.is_active` : sql``}
    order by natural_key(folded_name(a.name)), a.id`.execute(db);
  return reach === 'public' ? rows.filter((app) => app.uploads.length > 0) : rows;
}

/** Adds an app. */
export async function insertApp(
  db: Kysely<Database>,
  app: { name: string; description: string; logoId: string | undefined },
  by: By,
): Promise<number> {
  const row = await db
    .insertInto('mobile_apps')
    .values({
      name: app.name,
      description: app.description,
      created_at: by.at,
      updated_at: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wanted = { field: 'logoId', imageId: app.logoId, purpose: 'logo', before: null } as const;
  const logo = await changePicture(db, by, wanted);
  await db.updateTable('mobile_apps').set({ logo }).where('id', '=', row.id).execute();
  const { name, description } = app;
  await tellApp(db, by, { id: row.id, after: { appName: name, description, logo, isActive: true } });
  return row.id;
}

/** Changes what is given, on the version that was read; undefined where there is no such app. */
export async function changeApp(
  db: Kysely<Database>,
  { id, appName, description, isActive, logoId }: Schemas['UpdateAppRequest'],
  by: By,
  read?: string,
): Promise<{ name: string } | 'changed_meanwhile' | undefined> {
  const kept = await db
    .selectFrom('mobile_apps')
    .select(['name', 'description', 'logo', 'is_active', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) return undefined;
  if (read !== undefined && read !== String(kept.version)) return 'changed_meanwhile';
  const wanted = { field: 'logoId', imageId: logoId, purpose: 'logo', before: kept.logo } as const;
  const logo = await changePicture(db, by, wanted);
  const row = await db
    .updateTable('mobile_apps')
    .set((eb) => ({
      ...(appName === undefined ? {} : { name: appName.trim() }),
      ...(description === undefined ? {} : { description: description.trim() }),
      ...(isActive === undefined ? {} : { is_active: isActive }),
      logo,
      version: eb('version', '+', 1),
      updated_at: by.at,
    }))
    .where('id', '=', id)
    .returning(['name', 'description', 'logo', 'is_active'])
    .executeTakeFirstOrThrow();
  await tellApp(db, by, { id, before: told(kept), after: told(row) });
  return { name: row.name };
}

type AppColumns = { name: string; description: string; logo: string | null; is_active: boolean };

const told = ({ name, description, logo, is_active: isActive }: AppColumns) => ({
  appName: name,
  description,
  logo,
  isActive,
});

/** The name of an app; undefined where there is no such app. */
export async function findAppName(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const app = await db.selectFrom('mobile_apps').select('name').where('id', '=', id).executeTakeFirst();
  return app?.name;
}

/** Adds an upload, a link or a file of ours; undefined where there is no such app. */
export async function insertUpload(
  db: Kysely<Database>,
  appId: number,
  upload: Schemas['AppUploadRequest'],
  by: By,
): Promise<Schemas['AppUpload'] | undefined> {
  if ((await findAppName(db, appId)) === undefined) return undefined;
  const { type, channel } = upload;
  const row = await db
    .insertInto('app_uploads')
    .values({
      app_id: appId,
      type,
      channel,
      version: upload.version.trim(),
      build: upload.build?.trim() || null,
      url: upload.url.trim(),
      size: upload.size ?? null,
      sha256: upload.sha256?.toLowerCase() ?? null,
      notes: upload.notes?.trim() || null,
      created_at: by.at,
    })
    .returning(['id', 'url', 'version', 'build', 'sha256', 'notes'])
    .executeTakeFirstOrThrow();
  const { url, version, build, sha256, notes } = row;
  const size = upload.size ?? null;
  const after = { type, channel, version, build, url, size, sha256, notes };
  await tellApp(db, by, { id: appId, after });
  return { ...row, type, channel, size, isCurrent: false, createdAt: by.at.toISOString() };
}

/** Lets a channel lead to one of its own uploads, or nowhere; false where there is no such upload. */
export async function moveRelease(
  db: Kysely<Database>,
  appId: number,
  { type, channel, uploadId }: Schemas['ReleaseRequest'],
  by: By,
): Promise<boolean> {
  const place = { app_id: appId, type, channel };
  // One after the other, so that the audit tells of each where the channel led before it.
  await db.selectFrom('mobile_apps').select('id').where('id', '=', appId).forUpdate().execute();
  const before = await findReleased(db, appId, { type, channel });
  if (uploadId === null) {
    const gone = await db
      .deleteFrom('app_releases')
      .where('app_id', '=', appId)
      .where('type', '=', type)
      .where('channel', '=', channel)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
  } else {
    const upload = await db
      .selectFrom('app_uploads')
      .select('id')
      .where('id', '=', uploadId)
      .where('app_id', '=', appId)
      .where('type', '=', type)
      .where('channel', '=', channel)
      .executeTakeFirst();
    if (!upload) return false;
    await db
      .insertInto('app_releases')
      .values({ ...place, upload_id: uploadId, released_at: by.at })
      .onConflict((conflict) =>
        conflict.columns(['app_id', 'type', 'channel']).doUpdateSet({
          upload_id: uploadId,
          released_at: by.at,
        }),
      )
      .execute();
  }
  const after = await findReleased(db, appId, { type, channel });
  await tellApp(db, by, { id: appId, before: { released: before }, after: { released: after } });
  return true;
}

/** What a channel leads to, in words; null where it leads nowhere. */
async function findReleased(
  db: Kysely<Database>,
  appId: number,
  { type, channel }: Pick<Schemas['ReleaseRequest'], 'type' | 'channel'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('app_releases as r')
    .innerJoin('app_uploads as u', 'u.id', 'r.upload_id')
    .select(['u.version', 'u.build'])
    .where('r.app_id', '=', appId)
    .where('r.type', '=', type)
    .where('r.channel', '=', channel)
    .executeTakeFirst();
  return row ? appWords.what(type, appWords.channels[channel], appWords.build(row.version, row.build)) : null;
}

/** The build at an address of ours. */
export async function findBuildFile(
  db: Kysely<Database>,
  url: string,
): Promise<{ id: number; size: number; sha256: string; at: Date } | undefined> {
  const row = await db
    .selectFrom('app_uploads')
    .select(['id', 'size', 'sha256', 'created_at as at'])
    .where('url', '=', url)
    .where('url', 'like', '/builds/%')
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size), sha256: row.sha256 ?? '' };
}
