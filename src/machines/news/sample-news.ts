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
  content: [
    {
      kind: 'heading',
      level: 2,
      id: 'what-is-taught',
      content: [{ kind: 'text', text: 'What is taught' }],
    },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'Rules and ' },
        { kind: 'strong', content: [{ kind: 'text', text: 'signals' }] },
        { kind: 'text', text: ', on ' },
        { kind: 'link', href: '/all-news', content: [{ kind: 'text', text: 'two days' }] },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      order: 'points',
      items: [[{ kind: 'text', text: 'snooker' }], [{ kind: 'text', text: 'pool' }]],
    },
  ],
  body: '## What is taught\nRules and **signals**, on [two days](/all-news).\n\n- snooker\n- pool',
};
