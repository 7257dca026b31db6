import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { ArticleLife } from '#domain/news/life.ts';
import type { Database } from '#server/database/db.gen.ts';

export type NewsStatus = components['schemas']['NewsStatus'];

/** Who may read what is not published: everything, or what the own clubs write. */
export type NewsOffice = { userId: number; reach: 'all' | 'ownClubs' };

/** Which articles are asked for, and which page of them. */
export type NewsFilters = {
  status: NewsStatus;
  kind?: 'cloud' | 'club' | undefined;
  clubId?: number | undefined;
  search?: string | undefined;
  limit: number;
  pageNumber: number;
};

/** An article of a list as the database has it; times as text. */
export type NewsRow = {
  id: number;
  title: string;
  summary: string;
  image: string | null;
  imageAlt: string | null;
  state: NewsStatus;
  published_at: string | null;
  club: { clubId: number; name: string } | null;
};

/** Where an article is in its life: its time makes it published, whether or not anything has marked it so. */
export function lifeOf(row: Pick<NewsRow, 'state' | 'published_at'>, now: Date): ArticleLife {
  const at = row.published_at === null ? null : new Date(row.published_at);
  const publishedAt = at?.toISOString() ?? null;
  if (row.state === 'draft' || row.state === 'withdrawn') return { status: row.state, publishedAt };
  return { status: at !== null && at <= now ? 'published' : 'scheduled', publishedAt };
}

type Fragment = RawBuilder<unknown>;

/** An article counts as published from its time on, whether or not anything has marked it so. */
const publishedStates = sql.raw(`n.state in ('scheduled', 'published')`);

const columns = sql.raw(`
  n.id, n.title, n.summary, n.image, n.image_alt as "imageAlt", n.state, n.published_at,
  (select json_build_object('clubId', c.id, 'name', c.name) from clubs c where c.id = n.club_id) as club`);

/** One page of articles, the latest first, and how many there are; one statement. */
export async function findNews(
  db: Kysely<Database>,
  now: Date,
  filters: NewsFilters,
  office: NewsOffice | null,
): Promise<{ total: number; rows: NewsRow[] }> {
  const { limit, pageNumber, status } = filters;
  const where = sql`${whereStatus(status, now)} ${whereFilters(filters)}
    ${status === 'published' ? sql`` : whereOffice(office)}`;
  const order = status === 'draft' ? sql.raw('n.updated_at desc') : sql.raw('n.published_at desc');
  const { rows } = await sql<{ total: number; rows: NewsRow[] }>`
    with page as materialized (
      select row_number() over (order by ${order}, n.id desc) as place, ${columns} from news n where ${where}
      order by ${order}, n.id desc limit ${limit} offset ${(pageNumber - 1) * limit}
    )
    select (select count(*) from news n where ${where}) as total,
      (select coalesce(json_agg(p order by p.place), '[]') from page p) as rows`.execute(db);
  return rows[0] as { total: number; rows: NewsRow[] };
}

/** One article that is published, or that the office may read before. */
export async function findArticle(
  db: Kysely<Database>,
  now: Date,
  id: number,
  office: NewsOffice | null,
): Promise<(NewsRow & { body: string; version: number }) | undefined> {
  const { rows } = await sql<NewsRow & { body: string; version: number; published_at: Date | null }>`
    select ${columns}, n.body, n.version from news n
    where n.id = ${id} and (${whereStatus('published', now)} or (true ${whereOffice(office)}))`.execute(db);
  const [row] = rows;
  return row && { ...row, published_at: row.published_at?.toISOString() ?? null };
}

function whereStatus(status: NewsStatus, now: Date): Fragment {
  if (status === 'published') return sql`(${publishedStates} and n.published_at <= ${now})`;
  if (status === 'scheduled') return sql`(${publishedStates} and n.published_at > ${now})`;
  return sql`n.state = ${status}`;
}

function whereFilters({ kind, clubId, search }: NewsFilters): Fragment {
  return sql`
    ${kind === undefined ? sql`` : sql.raw(`and n.club_id is ${kind === 'club' ? 'not null' : 'null'}`)}
    ${clubId === undefined ? sql`` : sql`and n.club_id = ${clubId}`}
    ${search === undefined ? sql`` : sql`and position(folded_name(${search}) in folded_name(n.title || ' ' || n.summary)) > 0`}`;
}

function whereOffice(office: NewsOffice | null): Fragment {
  if (office?.reach === 'all') return sql``;
  if (office === null) return sql`and false`;
  return sql`and n.club_id in (
    select club_id from club_members where user_id = ${office.userId} and status = 'member' and role <> 5)`;
}
