import type { ArticleMove, ArticleStatus } from '#domain/news/life.ts';
import type { NewsFault } from '#domain/news/fault.ts';
import type { Mark } from '#domain/rich-text/marking.ts';
import { differenceWords } from './differences.ts';

const statuses: Record<ArticleStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

const moves: Record<ArticleMove, string> = {
  publish: 'Publish',
  schedule: 'Schedule',
  withdraw: 'Withdraw',
  redraft: 'Back to draft',
};

const faults: Record<NewsFault['code'], string> = {
  news_title_missing: 'Title is Required',
  news_summary_missing: 'Summary is Required',
  news_body_missing: 'Text is Required',
  news_alt_missing: 'Please say what the picture shows',
};

const marks: Record<Mark, string> = {
  heading: 'Heading',
  strong: 'Bold',
  emphasis: 'Italic',
  points: 'List',
  numbers: 'Numbered list',
  link: 'Link',
};

/** Texts of the news, of those who read and of those who write. */
export const newsWords = {
  title: 'News',
  association: 'Association',
  one: 'article',
  many: 'articles',
  search: 'Search the news',
  kinds: 'Whose news',
  kind: { all: 'All', cloud: 'Association', club: 'Clubs' },
  loading: 'Loading the news',
  failed: 'The news could not be read',
  stale: 'Not up to date: the last refresh failed.',
  none: 'No news yet',
  noneText: 'What the association and its clubs have to tell will stand here.',
  empty: 'No articles found',
  emptyText: 'Try other words, or look among all news.',
  clear: 'Clear the filters',
  noneOf: {
    draft: 'No drafts',
    scheduled: 'Nothing is scheduled',
    published: 'Nothing is published',
    withdrawn: 'Nothing was withdrawn',
  } satisfies Record<ArticleStatus, string>,
  paging: {
    label: 'Pages of news',
    of: 'of',
    rows: 'Rows',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page',
  },
  statuses,
  statusLabel: 'Status',
  write: 'Write an article',
  article: {
    loading: 'Loading the article',
    failed: 'The article could not be read',
    missing: 'This article is not here',
    missingText: 'It may have been withdrawn, or its address is not right. All other news are one step away.',
    toAll: 'All news',
    noDate: 'Not published',
    willBe: (when: string) => `To be published ${when}`,
    withdrawnNote: 'Withdrawn: visitors no longer see this article.',
    draftNote: 'A draft: visitors do not see this article yet.',
    more: 'More news',
    edit: 'Edit',
  },
  moves,
  moving: 'One moment',
  schedule: {
    title: 'When is it to be published?',
    purpose: (zone: string) => `By the clocks of ${zone}.`,
    field: 'Date and time',
    missing: 'Date and time are Required',
    confirm: 'Set the time',
  },
  withdraw: {
    title: 'Withdraw this article?',
    purpose: 'Nobody can read it any more. It is kept, and can be published again.',
    confirm: 'Withdraw now',
  },
  cancel: 'Cancel',
  close: 'Close',
  moved: {
    draft: 'The article is a draft again.',
    scheduled: 'The article is scheduled.',
    published: 'The article is published.',
    withdrawn: 'The article is withdrawn.',
  } satisfies Record<ArticleStatus, string>,
  form: {
    newTitle: 'New article',
    editTitle: 'Edit the article',
    detail: 'It is kept as a draft until someone publishes it.',
    editDetail: 'Changes of a published article are seen at once.',
    fields: {
      title: 'Title',
      summary: 'Summary',
      body: 'Text',
      place: 'News of',
      imageAlt: 'What the picture shows',
    },
    altHint: 'Is read out to those who do not see it.',
    pending: 'The picture is still on its way. Save once it is there.',
    summaryHint: 'Stands in lists, and where the article is shared.',
    bodyHint: 'Pasted markup stays text.',
    tools: 'Format',
    marks,
    write: 'Go on writing',
    preview: 'Preview',
    save: 'Save',
    discard: 'Discard changes',
    discardTitle: 'Discard what you typed?',
    discardPurpose: 'What is not saved is lost.',
    discardNow: 'Discard',
    keep: 'Keep editing',
    restored: 'What you had typed is back.',
    loading: 'Loading the article',
    picture: 'Picture',
    ...differenceWords,
    differTitle: 'Someone else has changed this article',
    field: 'Part',
    nothing: 'Nothing',
    stay: 'Keep editing',
    close: 'Close',
  },
  faults,
  kept: 'The article is kept as a draft.',
  changed: 'The article is changed.',
} as const;
