import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findNewsFault } from '#domain/news/fault.ts';
import { slugOf } from '#domain/rich-text/parse.ts';
import { newsWords } from '#domain/words/news.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, OnceReply, Reply } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { changePicture } from '#server/images/changing.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findPlaceFault, type PlaceFault } from '#server/services/office.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Body = Call<'createNews'>['body'];

/** Keeps a new article as a draft. */
export async function writeNews(
  { db, clock }: Parts,
  { body, caller, once }: Call<'createNews'>,
): Promise<OnceReply<'createNews'>> {
  const author = known(caller);
  const given = givenOf(body);
  const fault = await findPlaceFault(db, author, given.club_id);
  if (fault) return refusalOf(fault);
  const now = new Date(clock());
  const times = { created_at: now, updated_at: now };
  const slug = `${slugOf(given.title) || 'news'}-${randomBytes(6).toString('hex')}`;
  return once(async (transaction) => {
    const { id } = await transaction
      .insertInto('news')
      .values({ ...given, ...times, slug, author_id: author.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await showPicture(transaction, { caller, at: now, body, id, kept: noPicture });
    await tell(transaction, author, { operation: 'createNews', id, after: given, at: now });
    return { status: 201, body: { id, message: newsWords.kept } };
  });
}

/** Changes an article on the version that was read; what is published changes before everyone's eyes. */
export function changeNews(parts: Parts, call: Call<'updateNews'>): Promise<Reply<'updateNews'>> {
  return parts.db.transaction().execute((db) => change({ ...parts, db }, call));
}

async function change(
  { db, clock }: Parts,
  { path, body, caller, request }: Call<'updateNews'>,
): Promise<Reply<'updateNews'>> {
  const author = known(caller);
  const given = givenOf(body);
  const kept = await takeArticle(db, author, path.newsId);
  if (typeof kept === 'string') return refusalOf(kept);
  const fault = kept.club_id === given.club_id ? null : await findPlaceFault(db, author, given.club_id);
  if (fault) return refusalOf(fault);
  const outdated = versionFault(kept.version, request);
  if (outdated) return outdated;
  const now = new Date(clock());
  await showPicture(db, { caller, at: now, body, id: path.newsId, kept });
  await db
    .updateTable('news')
    .set((eb) => ({ ...given, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', path.newsId)
    .execute();
  const { title, summary, body: text, club_id: clubId } = kept;
  const before = { title, summary, body: text, club_id: clubId };
  await tell(db, author, { operation: 'updateNews', id: path.newsId, before, after: given, at: now });
  return { status: 200, body: { message: newsWords.changed } };
}

type Given = { title: string; summary: string; body: string; club_id: number | null };

/** What the audit tells of an article: of its text only which one it is, for it is long. */
const toldOf = ({ title, summary, body, club_id: clubId }: Given) => ({
  title,
  summary,
  text: createHash('sha256').update(body).digest('base64url').slice(0, 16),
  clubId,
});

async function tell(
  db: Kysely<Database>,
  caller: Caller,
  told: { operation: 'createNews' | 'updateNews'; id: number; before?: Given; after: Given; at: Date },
): Promise<void> {
  const { operation, id, before, after, at } = told;
  await recordChange(db, caller, {
    operation,
    record: { kind: 'news', id, clubId: after.club_id },
    before: before ? toldOf(before) : null,
    after: toldOf(after),
    at,
  });
}

/** An article taken for this transaction; one that the caller does not write is as if it were not there. */
export async function takeArticle(db: Kysely<Database>, caller: Caller, newsId: number) {
  const row = await db
    .selectFrom('news')
    .select([
      'id',
      'club_id',
      'state',
      'published_at',
      'version',
      'image',
      'image_alt',
      'title',
      'summary',
      'body',
    ])
    .where('id', '=', newsId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'not_found' as const;
  const fault = await findPlaceFault(db, caller, row.club_id);
  return fault === 'forbidden' ? ('not_found' as const) : (fault ?? row);
}

/** A refusal by its place. */
export function refusalOf(fault: PlaceFault) {
  if (fault === 'forbidden') throw new Refusal('forbidden');
  if (fault === 'not_found') return { status: 404, body: problemBody(fault) } as const;
  return { status: 409, body: problemBody(fault) } as const;
}

/** Who calls; the contract has let nobody else through. */
export function known(caller: Caller | null): Caller {
  if (!caller) throw new Refusal('unauthorised');
  return caller;
}

function givenOf({ title, summary, body, kind, clubId }: Body) {
  // Club news names its club, and news of the association none.
  if ((kind === 'club') !== (clubId !== undefined)) {
    throw new Refusal('invalid_request', { fields: { clubId: problemWords.invalid_request } });
  }
  const fault = findNewsFault({ title, summary, body });
  if (fault)
    throw new Refusal('invalid_request', { fields: { [fault.field]: newsWords.faults[fault.code] } });
  return { title: title.trim(), summary: summary.trim(), body, club_id: clubId ?? null };
}

type Picture = { image: string | null; image_alt: string | null };

const noPicture: Picture = { image: null, image_alt: null };

/** Gives an article the picture that a request names, with the words for those who do not see it. */
async function showPicture(
  db: Kysely<Database>,
  { caller, at, body, id, kept }: { caller: Caller | null; at: Date; body: Body; id: number; kept: Picture },
): Promise<void> {
  const wanted = { field: 'imageId', imageId: body.imageId, purpose: 'news', before: kept.image } as const;
  const image = await changePicture(db, { caller, at }, wanted);
  const alt = image === null ? null : (body.imageAlt ?? kept.image_alt ?? '').trim();
  if (alt === '')
    throw new Refusal('invalid_request', { fields: { imageAlt: newsWords.faults.news_alt_missing } });
  await db.updateTable('news').set({ image, image_alt: alt }).where('id', '=', id).execute();
}
