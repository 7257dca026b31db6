import { afterEach, expect, it } from 'vitest';
import { readLanguageFrom } from '#domain/language/current.ts';
import { languages, sourceLanguage, type Language } from '#domain/language/languages.ts';
import { loadLanguage } from '#domain/language/loading.ts';
import { routeOf, type ScreenName } from '#domain/navigation/routes.ts';
import { appWords } from '#domain/words/apps.ts';
import { channelWords } from '#domain/words/channels.ts';
import { clubWords } from '#domain/words/clubs.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import { newsWords } from '#domain/words/news.ts';
import { paymentReportWords } from '#domain/words/payment-report.ts';
import { planWords } from '#domain/words/plan.ts';
import { playerWords } from '#domain/words/players.ts';
import { productWords } from '#domain/words/products.ts';
import { rankingWords } from '#domain/words/rankings.ts';
import { ratingWords } from '#domain/words/ratings.ts';
import { reportWords } from '#domain/words/reports.ts';
import { tableWords } from '#domain/words/tables.ts';
import { tournamentOfficeWords } from '#domain/words/tournament-office.ts';

/** The heading of each page that the sidebar leads to. */
const headings: [ScreenName, () => string][] = [
  ['club-management', () => clubWords.title],
  ['pabsa-admin', () => playerWords.lists.platformAdmins.title],
  ['club-admin', () => playerWords.lists.clubAdmins.title],
  ['player', () => playerWords.lists.members.title],
  ['manage-mobile-apps', () => appWords.title],
  ['club-channel-list', () => channelWords.pageTitle],
  ['match', () => matchPagesWords.title],
  ['tournament', () => tournamentOfficeWords.title],
  ['news', () => newsWords.title],
  ['club-table', () => tableWords.title],
  ['club-rating', () => ratingWords.title],
  ['manage-ranking', () => rankingWords.title],
  ['table-schedule', () => planWords.title],
  ['manage-product', () => productWords.title],
  ['reports', () => reportWords.title],
  ['payment-report', () => paymentReportWords.title],
];

afterEach(() => readLanguageFrom(() => sourceLanguage));

it.each(languages.flatMap((language) => headings.map((row) => [language, ...row] as const)))(
  'B18 in %s the page %s has one name: in its heading, its breadcrumb and its tab',
  async (language: Language, screen, heading) => {
    await loadLanguage(language);
    readLanguageFrom(() => language);
    expect(routeOf(screen).title).toBe(heading());
  },
);
