import type { InitialData, PublicScreen, ScreenData } from '#domain/initial-data.ts';
import type { RouteMatch } from '#domain/navigation/match.ts';
import { defaultPageSize } from '#domain/paging.ts';
import { loadHome } from './home.ts';
import { asVisitor, type PublicHandlers, type RequestContext } from './visitor.ts';

type LoaderArgs = {
  handlers: PublicHandlers;
  context: RequestContext;
  params: RouteMatch['params'];
  /** What a search form of the page asks for. */
  search: string;
  readAt: string;
};
type Loader = (args: LoaderArgs) => Promise<ScreenData | null> | ScreenData | null;

const documents = {
  'terms-conditions': 'termsConditions',
  'eula-terms-conditions': 'eulaTermsConditions',
  'privacy-policy': 'privacyPolicy',
  'app-privacy-policy': 'appPrivacyPolicy',
} as const;

const legal =
  (screen: keyof typeof documents): Loader =>
  async ({ handlers, context }) => {
    const path = { document: documents[screen] };
    const answer = await handlers.getLegalText({ ...asVisitor(context), path });
    if (answer.status !== 200) return null;
    const { body: _source, ...data } = answer.body;
    return { screen, data };
  };

/** A loader for each server-rendered screen; null where there is nothing to render. */
const loaders: Readonly<Record<PublicScreen, Loader>> = {
  home: async ({ handlers, context, readAt }) => {
    const data = await loadHome(handlers, context, readAt);
    return data && { screen: 'home', data };
  },
  'tournament-info': async ({ handlers, context, params }) => {
    const path = { tournamentId: Number(params['tournamentId']) };
    const answer = await handlers.getTournament({ ...asVisitor(context), path });
    return answer.status === 200 ? { screen: 'tournament-info', data: answer.body } : null;
  },
  ranking: async ({ handlers, context, params }) => {
    const path = { id: Number(params['id']) };
    const query = { limit: defaultPageSize, pageNumber: 1 };
    const answer = await handlers.getRanking({ ...asVisitor(context), path, query });
    return answer.status === 200 ? { screen: 'ranking', data: answer.body } : null;
  },
  'all-news': async ({ handlers, context, search }) => {
    const words = search === '' ? {} : { search };
    const query = { ...words, limit: defaultPageSize, pageNumber: 1 };
    const answer = await handlers.listNews({ ...asVisitor(context), query });
    return answer.status === 200 ? { screen: 'all-news', data: answer.body } : null;
  },
  'view-news': async ({ handlers, context, params }) => {
    const path = { newsId: Number(params['id']) };
    const answer = await handlers.getNews({ ...asVisitor(context), path });
    if (answer.status !== 200) return null;
    const { body: _source, ...data } = answer.body;
    return { screen: 'view-news', data };
  },
  download: async ({ handlers, context }) => {
    const answer = await handlers.listActiveApps(asVisitor(context));
    const isThere = answer.status === 200 && answer.body.rows.length > 0;
    return isThere ? { screen: 'download', data: answer.body } : null;
  },
  faq: () => ({ screen: 'faq', data: null }),
  'terms-conditions': legal('terms-conditions'),
  'eula-terms-conditions': legal('eula-terms-conditions'),
  'privacy-policy': legal('privacy-policy'),
  'app-privacy-policy': legal('app-privacy-policy'),
};

/** Whether a screen is server-rendered. */
export const isPublicScreen = (screen: string): screen is PublicScreen => screen in loaders;

/** Loads the data of a screen and of its layout, as a visitor may see them. */
export async function loadPage(
  screen: PublicScreen,
  { origin, ...args }: LoaderArgs & { origin: string },
): Promise<InitialData | null> {
  const [page, config] = await Promise.all([
    loaders[screen](args),
    args.handlers.getConfig(asVisitor(args.context)),
  ]);
  if (!page || config.status !== 200) return null;
  const { operator, links } = config.body;
  return { readAt: args.readAt, origin, operator, links, search: args.search, page };
}
