import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { deskMachine, NewsDesk as Desk } from '#views/news/desk.tsx';
import type { selectArticle } from '#views/news/reader-page.tsx';

export type DeskProps = {
  actors: AppActors;
  article: NonNullable<ReturnType<typeof selectArticle>>;
  onChange: () => void;
};

/** What those who write can do to an article, with an actor of its own. */
export const NewsDesk = ({ actors, article: { newsId, status }, onChange }: DeskProps) => {
  const actor = useActorRef(deskMachine, { input: { newsId, status } });
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('article.changed', onChange),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, onChange]);
  return <Desk actor={actor} />;
};
