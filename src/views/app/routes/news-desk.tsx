import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { deskMachine, NewsDesk as Desk } from '#views/news/desk.tsx';
import type { selectArticle } from '#views/news/reader-page.tsx';

export type DeskProps = {
  actors: AppActors;
  article: NonNullable<ReturnType<typeof selectArticle>>;
  onChange: () => void;
};

/** What those who write can do to an article, with an actor of its own. */
export const NewsDesk = ({ actors, article, onChange }: DeskProps) => {
  const actor = useActorRef(deskMachine, { input: { newsId: article.newsId, status: article.status } });
  // Each reading counts: the status may be what it was before a move that somebody else has undone.
  useEffect(() => actor.send({ type: 'article.read', status: article.status }), [actor, article]);
  useEmitted(actor, {
    notice: actors.notices.send,
    'article.changed': onChange,
  });
  return <Desk actor={actor} />;
};
