import { homeParts, type InitialData, type ScreenData } from '#domain/initial-data.ts';
import { defaultPageSize } from '#domain/paging.ts';
import type { KeptRead } from './kept.ts';

type Read = Pick<KeptRead, 'address' | 'body'>;
type Question = Readonly<Record<string, string | number>>;

const pageOf = <Row>(rows: Row[]) => ({ rows, total: rows.length });

const readOf = (path: string, body: unknown, question: Question = {}): Read => {
  const query = Object.entries(question).map(([name, value]) => `${name}=${value}`);
  return { address: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, body };
};

function readsOf(page: ScreenData): Read[] {
  switch (page.screen) {
    case 'home': {
      const { live, upcoming, results, news, detail } = page.data;
      return [
        readOf('/match', live, homeParts.live),
        readOf('/match', pageOf(upcoming), homeParts.upcoming),
        readOf('/match', pageOf(results), homeParts.results),
        readOf('/news', pageOf(news), homeParts.news),
        ...(detail ? [readOf(`/match/${detail.matchId}`, detail)] : []),
      ];
    }
    case 'tournament-info':
      return [readOf(`/tournament/${page.data.tournamentId}`, page.data)];
    case 'ranking': {
      const { rankingId } = page.data.ranking;
      return [readOf(`/ranking/${rankingId}`, page.data, { limit: defaultPageSize, pageNumber: 1 })];
    }
    case 'all-news':
      return [readOf('/news', page.data, { limit: defaultPageSize, pageNumber: 1 })];
    case 'view-news':
      return [readOf(`/news/${page.data.newsId}`, page.data)];
    case 'download':
      return [readOf('/mobile-apps/all-active', page.data)];
    case 'faq':
      return [];
    case 'terms-conditions':
    case 'eula-terms-conditions':
    case 'privacy-policy':
    case 'app-privacy-policy':
      return [readOf(`/legal/${page.data.document}`, page.data)];
  }
}

/** What a page was served with, as the answers of the calls that would have read it. */
export function servedReads({ page, readAt, search }: InitialData): KeptRead[] {
  // What was searched for is nobody else's list.
  if (search !== '') return [];
  return readsOf(page).map((read) => ({ ...read, readAt }));
}
