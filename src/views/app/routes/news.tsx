import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { writesNews } from '#domain/news/place.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import { selectUser } from '#machines/app/selectors.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPage } from '#views/app/unfetched.tsx';
import {
  OfficeNewsPage,
  pageMachine,
  PublicNewsPage,
  readAddress,
  writeAddress,
} from '#views/news/list-page.tsx';

type Props = { actors: AppActors };

/** Readers are not kept waiting for what only writers need. */
const NewsEditor = lazily(
  () => import('./news-editor.tsx').then(({ NewsEditor: part }) => part),
  UnfetchedPage,
);

/** The news for everyone. */
export const AllNews = ({ actors }: Props) => <PublicNewsPage {...useNews(actors, false)} />;

/** The news beside the sidebar; those who write do so at the same address. */
export const News = ({ actors }: Props) => {
  const user = useSelector(actors.session, selectUser);
  const said = new URLSearchParams(useSearch()).get('write');
  const isWriter = user !== null && writesNews(user.roleId);
  if (said !== null && isWriter) return <NewsEditor key={said} actors={actors} user={user} said={said} />;
  return <List actors={actors} isWriter={isWriter} />;
};

const List = ({ actors, isWriter }: Props & { isWriter: boolean }) => (
  <OfficeNewsPage {...useNews(actors, isWriter)} isWriter={isWriter} />
);

function useNews(actors: AppActors, isWriter: boolean) {
  const asked = useSearch();
  const question = useMemo(() => readAddress(asked, isWriter), [asked, isWriter]);
  const { first } = useInitialData('all-news');
  const { list, search } = useListPage(actors, pageMachine, { question, first }, writeAddress);
  return { actor: list, search };
}
