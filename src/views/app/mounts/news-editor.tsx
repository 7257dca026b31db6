import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { StoredUser } from '#domain/stored.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { associationPlace, editorMachine, NewsEditorPage, placeOf } from '#views/news/editor-page.tsx';
import { numberIn } from './number-in.ts';

type Props = { actors: AppActors; user: StoredUser; said: string };

/** The editor of the article that the address names, else of a new one. */
export const NewsEditor = ({ actors, user, said }: Props) => {
  const [, navigate] = useLocation();
  const clubs = useSelector(actors.session, selectClubs);
  const isEverywhere = user.roleId <= 2;
  const actor = useActorRef(editorMachine, {
    input: {
      userId: user.userId,
      newsId: said === 'new' ? null : (numberIn(said) ?? 0),
      reach: isEverywhere ? 'everywhere' : 'ownClubs',
      places: isEverywhere ? [associationPlace] : clubs.map(placeOf),
    },
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('article.kept', ({ newsId }) => navigate(`/news/${newsId}`)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, navigate]);
  return <NewsEditorPage actor={actor} />;
};
