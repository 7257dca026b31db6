import { fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { articleMachine } from '#domain/machines/article.ts';
import { articleModel } from '#domain/machines/article-model.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { searchMachine, type SearchActor } from '#machines/patterns/search.ts';
import { searchModel } from '#machines/patterns/search-model.ts';
import { firstQuestion } from '#machines/news/address.ts';
import { newsDeskModel } from '#machines/news/desk-model.ts';
import { newsEditorModel } from '#machines/news/editor-model.ts';
import { newsListModel } from '#machines/news/list-model.ts';
import { newsListMachine, type NewsListActor } from '#machines/news/list.ts';
import { newsReaderModel } from '#machines/news/reader-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { typeDateTime } from '#tests/support/view-date-time.ts';
import { NewsDesk } from '#views/news/desk.tsx';
import { NewsEditorPage } from '#views/news/editor-page.tsx';
import { LifeBar } from '#views/news/life-bar.tsx';
import { OfficeNewsPage, PublicNewsPage } from '#views/news/list-page.tsx';
import { NewsReaderPage } from '#views/news/reader-page.tsx';

const now = '2026-11-20T12:00:00.000Z';

const Life = ({ actor }: { actor: ActorRefFrom<typeof articleMachine> }) => {
  const life = useSelector(actor, (snapshot) => snapshot);
  const event = (type: 'publish' | 'schedule' | 'withdraw' | 'redraft') => ({
    type,
    at: '2026-11-21T12:00:00.000Z',
    now,
  });
  return (
    <LifeBar
      status={life.value}
      can={(move) => life.can(event(move))}
      onMove={(move) => actor.send(event(move))}
    />
  );
};

proveView(articleModel, (actor) => <Life actor={actor} />);

const startSearch = (): SearchActor => createActor(searchMachine, { input: { text: '' } }).start();

proveView(newsListModel, (actor) => <PublicNewsPage actor={actor} search={startSearch()} />, {
  outside: {
    'filters.changed': (event) => {
      const { kind } = event['filters'] as { kind: 'all' | 'cloud' };
      fireEvent.click(screen.getByRole('radio', { name: words.kind[kind] }));
    },
  },
});

const idle = fromPromise(() => new Promise<never>(() => {}));
const startList = (): NewsListActor =>
  createActor(newsListMachine.provide({ actors: { readPage: idle as never, polling: idle as never } }), {
    input: { question: firstQuestion },
  }).start();
const field = (): HTMLElement => screen.getByRole('searchbox', { name: words.search });

proveView(searchModel, (search) => <OfficeNewsPage actor={startList()} search={search} isWriter />, {
  outside: {
    'text.changed': (event) => {
      fireEvent.change(field(), { target: { value: event['text'] } });
    },
    submit: () => {
      fireEvent.submit(field());
    },
  },
});

proveView(newsReaderModel, (actor) => <NewsReaderPage actor={actor} allNews="/all-news" />);

proveView(newsDeskModel, (actor) => <NewsDesk actor={actor} />, {
  outside: {
    'time.changed': (event) => {
      typeDateTime(words.schedule.field, String(event['time']));
    },
  },
});

proveView(newsEditorModel, (actor) => <NewsEditorPage actor={actor} />);
