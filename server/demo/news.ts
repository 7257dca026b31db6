import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { accountId } from './accounts.ts';
import { fromNow, quarterHour, type DemoParts } from './demo.ts';
import { articles } from './news-list.ts';
import { pictureAddress } from './pictures.ts';

/** News of the association and of clubs, in each state that an article can have. */
export function demoNews(parts: DemoParts): Insertable<Database['news']>[] {
  return articles.map(({ state, days, clubId, slug, title, summary, body, picture }, place) => {
    const shown = new Date(quarterHour(fromNow(parts, { days, minutes: -95 }).getTime()));
    const written = new Date(Math.min(parts.now, shown.getTime()) - 5 * 3_600_000);
    return {
      id: place + 1,
      club_id: clubId,
      slug,
      title,
      summary,
      body: body.join('\n\n'),
      image: picture ? pictureAddress('news', picture.name) : null,
      image_alt: picture?.alt ?? null,
      state,
      published_at: state === 'draft' ? null : shown,
      author_id: accountId(clubId === null ? 'staff' : 'club'),
      created_at: written,
      updated_at: written,
      version: 1,
    };
  });
}
