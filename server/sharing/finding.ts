import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { routes } from '#domain/navigation/routes.ts';
import { sharingWords } from '#domain/words/sharing.ts';
import type { Database } from '#server/database/db.gen.ts';
import { escaped } from './head.ts';

/** The most addresses of a kind; a sitemap may name 50,000 in all. */
const most = 15_000;

/** Seconds for which a sitemap need not be asked for again. */
const goodFor = 3_600;

type Place = { path: string; changed: string | null };

/** Serves what search engines ask first: what they may read, and what there is. */
export function serveFinding(
  app: FastifyInstance,
  { db, now, publicUrl }: { db: Kysely<Database>; now: () => number; publicUrl: URL },
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${goodFor}`)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /dev/',
          '',
          `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const places = [...standing(), ...(await read(db, new Date(now())))];
    const lines = places.map(({ path, changed }) => {
      const loc = `<loc>${escaped(new URL(path, publicUrl).href)}</loc>`;
      return `<url>${loc}${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
    });
    return reply
      .header('cache-control', `public, max-age=${goodFor}`)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
      );
  });
}

/** The pages that are always there. */
function standing(): Place[] {
  const described = new Set<string>(['home', ...Object.keys(sharingWords.pages)]);
  return routes
    .filter(({ screen, built }) => built && described.has(screen))
    .map(({ path }) => ({ path, changed: null }));
}

async function read(db: Kysely<Database>, now: Date): Promise<Place[]> {
  const { rows } = await sql<Place>`
    (select '/tournamentInfo/' || id as path, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed
      from tournaments where stage <> 'draft' order by id desc limit ${most})
    union all
    (select '/view-news/' || id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') from news
      where state in ('scheduled', 'published') and published_at <= ${now} order by id desc limit ${most})
    union all
    (select '/match/' || id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') from matches
      where not is_bye order by id desc limit ${most})`.execute(db);
  return rows;
}
