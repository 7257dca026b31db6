import type { News, NewsSummary } from '#api/news.ts';

export const cloudRow: NewsSummary = {
  newsId: 4,
  title: 'Referee courses in four cities',
  summary: 'Two days of rules, signals and scoring.',
  kind: 'cloud',
  club: null,
  image: null,
  imageAlt: null,
  status: 'published',
  publishedAt: '2026-11-14T10:00:00.000Z',
};

export const clubRow: NewsSummary = {
  newsId: 5,
  title: 'New cloth on tables 5 to 8',
  summary: 'Four tables are closed on Tuesday.',
  kind: 'club',
  club: { clubId: 1, name: 'Brooklyn Cue Society' },
  image: null,
  imageAlt: null,
  status: 'published',
  publishedAt: '2026-11-11T10:00:00.000Z',
};

export const article: News = {
  ...cloudRow,
  version: '1',
  body: '## What is taught\nRules and **signals**, on [two days](/all-news).\n\n- snooker\n- pool',
};
