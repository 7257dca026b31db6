import type { Article } from '#api/news.ts';
import type { AppActors } from '#machines/app/actors.ts';
import type { NewsReaderActor } from '#machines/news/reader.ts';
import { hosted } from '#machines/patterns/hosted.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { deskMachine, NewsDesk as Desk } from '#views/news/desk.tsx';
import { selectArticle } from '#views/news/reader-page.tsx';

/** Each reading counts: the status may be what it was before a move that somebody else has undone. */
const deskOn = hosted<typeof deskMachine, NewsReaderActor, Article>({
  guest: deskMachine,
  subjectOf: selectArticle,
  newsOfHost: ({ status, version }) => ({ type: 'article.read', status, version }),
  newsOfGuest: (changed) => changed,
});

export type DeskProps = { actors: AppActors; reader: NewsReaderActor; article: Article };

/** What those who write can do to the article that the reader shows. */
export const NewsDesk = ({ actors, reader, article: { newsId, status, version } }: DeskProps) => (
  <Desk actor={useHosted(actors, deskOn, reader, { newsId, status, version })} />
);
