import type { components } from '#contract/api.gen.ts';

type Schemas = components['schemas'];

/** What a reading of home asks for. */
export const homeParts = {
  live: { status: 7, limit: 40 },
  upcoming: { status: 1, limit: 6 },
  results: { status: 6, limit: 6 },
  news: { status: 'published', limit: 3 },
} as const;

/** What home shows. */
export type HomeReading = {
  /** The instant of the reading, by the server's clock. */
  readAt: string;
  live: Schemas['MatchPage'];
  upcoming: Schemas['Match'][];
  results: Schemas['Match'][];
  news: Schemas['NewsSummary'][];
  /** The match on the cloth with its frames, if one is played. */
  detail: Schemas['MatchDetail'] | null;
};

/** The screens that are served whole, with what each shows at first. */
export type ServedReadings = {
  home: HomeReading;
  'tournament-info': Schemas['Tournament'];
  'all-news': Schemas['NewsPage'];
  'view-news': Schemas['News'];
  download: Schemas['Apps'];
  /** The questions are part of the product. */
  faq: null;
  'terms-conditions': Schemas['LegalText'];
  'eula-terms-conditions': Schemas['LegalText'];
  'privacy-policy': Schemas['LegalText'];
  'app-privacy-policy': Schemas['LegalText'];
};

export type ServedScreen = keyof ServedReadings;

/** A screen with its reading. */
export type ServedPage = {
  [Screen in ServedScreen]: { screen: Screen; reading: ServedReadings[Screen] };
}[ServedScreen];

/** The reading that a page brings along for a visitor, so that nothing has to be asked for at first. */
export type FirstReading = {
  /** The instant of the reading, by the server's clock. */
  readAt: string;
  /** Where the product is reached, for the links that people pass on. */
  origin: string;
  /** Who runs the product here, and where else they are found. */
  operator: string;
  links: Schemas['SocialLinks'];
  page: ServedPage;
};

/** A reading as the app finds it in its page; an old one is shown and read anew at once. */
export type FoundReading = { reading: FirstReading; age: 'fresh' | 'old' };

/** The id of the element that holds the reading in the page. */
export const firstReadingId = 'first-reading';

/** How a page names the milliseconds since its reading among the timings of its navigation. */
export const ageTiming = 'age';
