import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { writesFor } from '#domain/news/place.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPopup } from '#views/app/unfetched.tsx';
import { machine, NewsReaderPage, selectArticle, type NewsReaderProps } from '#views/news/reader-page.tsx';
import type { DeskProps } from './news-desk.tsx';
import { numberIn } from './number-in.ts';

/** Readers are not kept waiting for what only writers need. */
const NewsDesk = lazily(() => import('./news-desk.tsx').then(({ NewsDesk: part }) => part), UnfetchedPopup);

type Params = Readonly<Record<string, string>>;
type Props = { actors: AppActors; params: Params };

/** The article that the address names, for everyone. */
export const ViewNews = ({ params }: Props) => {
  const newsId = numberIn(params['id']) ?? 0;
  return <Reader key={newsId} newsId={newsId} allNews="/all-news" />;
};

/** The article that the query names, else the latest one. */
export const AllNewsView = () => {
  const said = new URLSearchParams(useSearch()).get('id');
  const newsId = said === null ? null : (numberIn(said) ?? 0);
  return <Reader key={newsId} newsId={newsId} allNews="/all-news" called="address" />;
};

/** The article beside the sidebar, with its desk for those who write for its place. */
export const NewsItem = ({ actors, params }: Props) => {
  const newsId = numberIn(params['id']) ?? 0;
  return <Reader key={newsId} newsId={newsId} allNews="/news" actors={actors} />;
};

type ReaderProps = Pick<NewsReaderProps, 'allNews' | 'called'> & {
  newsId: number | null;
  actors?: AppActors;
};

const Reader = ({ newsId, actors, ...page }: ReaderProps) => {
  const { first } = useInitialData('view-news');
  const actor = useActorRef(machine, { input: { newsId, first } });
  const article = useSelector(actor, selectArticle);
  const desk: ReactNode = actors && article && <Desk actors={actors} reader={actor} article={article} />;
  return <NewsReaderPage actor={actor} {...page} desk={desk} />;
};

const Desk = (props: DeskProps) => {
  const user = useSelector(props.actors.session, selectUser);
  const clubIds = useSelector(props.actors.session, selectClubs).map(({ clubId }) => clubId);
  const mayWrite =
    user !== null && writesFor({ roleId: user.roleId, clubIds }, props.article.club?.clubId ?? null);
  return (
    mayWrite && (
      <Suspense>
        <NewsDesk {...props} />
      </Suspense>
    )
  );
};
