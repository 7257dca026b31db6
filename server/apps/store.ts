import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Database } from '#server/database/db.gen.ts';
import { changePicture } from '#server/images/changing.ts';
import type { Caller } from '#server/session/caller.ts';

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
    select a.id, a.name as "appName", a.description, a.logo, a.is_active as "isActive",
      (${uploads} ${reach === 'public' ? current : sql``}) as uploads
    from mobile_apps a
    ${reach === 'public' ? sql`where a.is_active` : sql``}
    order by lower(a.name), a.id`.execute(db);
  return reach === 'public' ? rows.filter((app) => app.uploads.length > 0) : rows;
}

/** Adds an app; the same call again, known by its key, adds no second one. */
export async function insertApp(
  db: Kysely<Database>,
  app: {
    name: string;
    description: string;
    logoId: string | undefined;
    caller: Caller | null;
    madeByKey: Buffer | null;
    now: Date;
  },
): Promise<number> {
  const row = await db
    .insertInto('mobile_apps')
    .values({
      name: app.name,
      description: app.description,
      made_by_key: app.madeByKey,
      created_at: app.now,
      updated_at: app.now,
    })
    .onConflict((conflict) => conflict.column('made_by_key').doUpdateSet({ made_by_key: app.madeByKey }))
    .returning(['id', 'logo'])
    .executeTakeFirstOrThrow();
  // Known by its key already: its picture is used, and is not asked for again.
  if (row.logo !== null) return row.id;
  const logo = await changePicture(
    db,
    { caller: app.caller, at: app.now },
    { field: 'logoId', imageId: app.logoId, purpose: 'logo', before: null },
  );
  await db.updateTable('mobile_apps').set({ logo }).where('id', '=', row.id).execute();
  return row.id;
}

/** Changes what is given; undefined where there is no such app. */
export async function changeApp(
  db: Kysely<Database>,
  { id, appName, description, isActive, logoId }: Schemas['UpdateAppRequest'],
  by: { caller: Caller | null; at: Date },
): Promise<string | undefined> {
  const kept = await db
    .selectFrom('mobile_apps')
    .select('logo')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) return undefined;
  const wanted = { field: 'logoId', imageId: logoId, purpose: 'logo', before: kept.logo } as const;
  const logo = await changePicture(db, by, wanted);
  const row = await db
    .updateTable('mobile_apps')
    .set({
      ...(appName === undefined ? {} : { name: appName.trim() }),
      ...(description === undefined ? {} : { description: description.trim() }),
      ...(isActive === undefined ? {} : { is_active: isActive }),
      logo,
      updated_at: by.at,
    })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Adds an upload; undefined where there is no such app. */
export async function insertUpload(
  db: Kysely<Database>,
  appId: number,
  upload: Schemas['AppUploadRequest'],
  now: Date,
): Promise<Schemas['AppUpload'] | undefined> {
  const app = await db.selectFrom('mobile_apps').select('id').where('id', '=', appId).executeTakeFirst();
  if (!app) return undefined;
  const row = await db
    .insertInto('app_uploads')
    .values({
      app_id: appId,
      type: upload.type,
      channel: upload.channel,
      version: upload.version.trim(),
      build: upload.build?.trim() || null,
      url: upload.url.trim(),
      size: upload.size ?? null,
      sha256: upload.sha256?.toLowerCase() ?? null,
      notes: upload.notes?.trim() || null,
      created_at: now,
    })
    .returning(['id', 'url', 'version', 'build', 'sha256', 'notes'])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    type: upload.type,
    channel: upload.channel,
    size: upload.size ?? null,
    isCurrent: false,
    createdAt: now.toISOString(),
  };
}

/** Lets a channel lead to one of its own uploads, or nowhere; false where there is no such upload. */
export async function moveRelease(
  db: Kysely<Database>,
  appId: number,
  { type, channel, uploadId }: Schemas['ReleaseRequest'],
  now: Date,
): Promise<boolean> {
  const place = { app_id: appId, type, channel };
  if (uploadId === null) {
    const gone = await db
      .deleteFrom('app_releases')
      .where('app_id', '=', appId)
      .where('type', '=', type)
      .where('channel', '=', channel)
      .executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }
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
    .values({ ...place, upload_id: uploadId, released_at: now })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'type', 'channel']).doUpdateSet({ upload_id: uploadId, released_at: now }),
    )
    .execute();
  return true;
}
