import type { components } from '#contract/api.gen.ts';

type Schemas = components['schemas'];

/** The queries of home. */
export const homeParts = {
  live: { status: 7, limit: 40 },
  upcoming: { status: 1, limit: 6 },
  results: { status: 6, limit: 6 },
  news: { status: 'published', limit: 3 },
} as const;

/** What home shows. */
export type HomeData = {
  /** When the data was read, by the server's clock. */
  readAt: string;
  live: Schemas['MatchPage'];
  upcoming: Schemas['Match'][];
  results: Schemas['Match'][];
  news: Schemas['NewsSummary'][];
  /** The match on the cloth with its frames, if one is played. */
  detail: Schemas['MatchDetail'] | null;
};

/** A legal text as it is read; what it was parsed from is left on the server. */
type LegalData = Omit<Schemas['LegalText'], 'body'>;

/** The screens that are server-rendered, with the data of each. */
export type DataByScreen = {
  home: HomeData;
  'tournament-info': Schemas['Tournament'];
  ranking: Schemas['RankingPage'];
  'all-news': Schemas['NewsPage'];
  'view-news': Omit<Schemas['News'], 'body'>;
  download: Schemas['Apps'];
  /** The questions are part of the product. */
  faq: null;
  'terms-conditions': LegalData;
  'eula-terms-conditions': LegalData;
  'privacy-policy': LegalData;
  'app-privacy-policy': LegalData;
};

export type PublicScreen = keyof DataByScreen;

/** A screen with its data. */
export type ScreenData = {
  [Screen in PublicScreen]: { screen: Screen; data: DataByScreen[Screen] };
}[PublicScreen];

/** The data that a server-rendered page carries, so that the app fetches nothing while it hydrates. */
export type InitialData = {
  /** When the data was read, by the server's clock. */
  readAt: string;
  /** Where the product is reached, for the links that people pass on. */
  origin: string;
  /** Who runs the product here, and where else they are found. */
  operator: string;
  links: Schemas['SocialLinks'];
  /** What a search form of the page asked for; the data answers that. */
  search: string;
  page: ScreenData;
};

/** The initial data as the app finds it in its page; stale data is shown and fetched again at once. */
export type FoundData = { data: InitialData; age: 'fresh' | 'stale' };

/** The id of the script element that holds the initial data as JSON. */
export const initialDataId = 'initial-data';
