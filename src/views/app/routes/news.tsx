import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { writesNews } from '#domain/news/place.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { selectUser } from '#machines/app/selectors.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPage } from '#views/app/unfetched.tsx';
import {
  machine,
  OfficeNewsPage,
  PublicNewsPage,
  readAddress,
  searchMachine,
  writeAddress,
} from '#views/news/list-page.tsx';

type Props = { actors: AppActors };

/** Readers are not kept waiting for what only writers need. */
const NewsEditor = lazily(
  () => import('./news-editor.tsx').then(({ NewsEditor: part }) => part),
  UnfetchedPage,
);

/** The news for everyone; what is asked of them stands in the address, and Back asks what was asked before. */
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
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(asked, isWriter), [asked, isWriter]);
  const text = question.filters.search;
  const { first } = useInitialData('all-news');
  const actor = useActorRef(machine, { input: { question, first } });
  const search = useActorRef(searchMachine, { input: { text } });
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => search.send({ type: 'address.changed', text }), [search, text]);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
    notice: actors.notices.send,
  });
  useEmitted(search, {
    'search.chosen': (event) => {
      // The same words once more would only lead back to the first page.
      if (event.text !== actor.getSnapshot().context.question.filters.search)
        actor.send({ type: 'filters.changed', filters: { search: event.text } });
    },
  });
  return { actor, search };
}
