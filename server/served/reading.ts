import type { FirstReading, ServedPage, ServedScreen } from '#domain/first-reading.ts';
import type { RouteMatch } from '#domain/navigation/match.ts';
import { defaultPageSize } from '#domain/paging.ts';
import { asNobody, type ServedCalls, type Surroundings } from './calls.ts';
import { readHome } from './home.ts';

type Parts = {
  calls: ServedCalls;
  surroundings: Surroundings;
  params: RouteMatch['params'];
  readAt: string;
};
type Read = (parts: Parts) => Promise<ServedPage | null> | ServedPage | null;

const documents = {
  'terms-conditions': 'termsConditions',
  'eula-terms-conditions': 'eulaTermsConditions',
  'privacy-policy': 'privacyPolicy',
  'app-privacy-policy': 'appPrivacyPolicy',
} as const;

/** A legal text as its page asks for it. */
const legal =
  (screen: keyof typeof documents): Read =>
  async ({ calls, surroundings }) => {
    const path = { document: documents[screen] };
    const answer = await calls.getLegalText({ ...asNobody(surroundings), path });
    return answer.status === 200 ? { screen, reading: answer.body } : null;
  };

/** How each screen is read, by the calls that its page makes; null where there is nothing that could be shown whole. */
const readings: Readonly<Record<ServedScreen, Read>> = {
  home: async ({ calls, surroundings, readAt }) => {
    const reading = await readHome(calls, surroundings, readAt);
    return reading && { screen: 'home', reading };
  },
  'tournament-info': async ({ calls, surroundings, params }) => {
    const path = { tournamentId: Number(params['tournamentId']) };
    const answer = await calls.getTournament({ ...asNobody(surroundings), path });
    return answer.status === 200 ? { screen: 'tournament-info', reading: answer.body } : null;
  },
  'all-news': async ({ calls, surroundings }) => {
    const query = { limit: defaultPageSize, pageNumber: 1 };
    const answer = await calls.listNews({ ...asNobody(surroundings), query });
    return answer.status === 200 ? { screen: 'all-news', reading: answer.body } : null;
  },
  'view-news': async ({ calls, surroundings, params }) => {
    const path = { newsId: Number(params['id']) };
    const answer = await calls.getNews({ ...asNobody(surroundings), path });
    return answer.status === 200 ? { screen: 'view-news', reading: answer.body } : null;
  },
  download: async ({ calls, surroundings }) => {
    const answer = await calls.listActiveApps(asNobody(surroundings));
    const isThere = answer.status === 200 && answer.body.rows.length > 0;
    return isThere ? { screen: 'download', reading: answer.body } : null;
  },
  faq: () => ({ screen: 'faq', reading: null }),
  'terms-conditions': legal('terms-conditions'),
  'eula-terms-conditions': legal('eula-terms-conditions'),
  'privacy-policy': legal('privacy-policy'),
  'app-privacy-policy': legal('app-privacy-policy'),
};

/** Whether a screen is served whole. */
export const isServed = (screen: string): screen is ServedScreen => screen in readings;

/** Reads what a screen shows to a visitor, with what stands around it. */
export async function readScreen(
  screen: ServedScreen,
  { origin, ...parts }: Parts & { origin: string },
): Promise<FirstReading | null> {
  const [page, config] = await Promise.all([
    readings[screen](parts),
    parts.calls.getConfig(asNobody(parts.surroundings)),
  ]);
  if (!page || config.status !== 200) return null;
  const { operator, links } = config.body;
  return { readAt: parts.readAt, origin, operator, links, page };
}
