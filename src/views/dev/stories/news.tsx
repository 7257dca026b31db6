import type { ActorRefFrom } from 'xstate';
import type { articleMachine } from '#domain/machines/article.ts';
import { Beside, Reading } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

const now = '2026-11-20T12:00:00.000Z';
const at = '2026-11-21T12:00:00.000Z';

export const stages: Stages = {
  article: async () => {
    const { LifeBar } = await import('#views/news/life-bar.tsx');
    return (actor) => (
      <Reading actor={actor as ActorRefFrom<typeof articleMachine>}>
        {(life) => (
          <LifeBar
            status={life.value}
            can={(type) => life.can({ type, at, now })}
            onMove={(type) => actor.send({ type, at, now })}
          />
        )}
      </Reading>
    );
  },
  'news-list': async () => {
    const [{ OfficeNewsPage }, { searchModel }] = await Promise.all([
      import('#views/news/list-page.tsx'),
      import('#machines/patterns/search-model.ts'),
    ]);
    const machine = atRest(searchModel);
    return (actor) => (
      <Beside machine={machine} input={{ text: '' }}>
        {(search) => <OfficeNewsPage actor={actor as never} search={search} isWriter />}
      </Beside>
    );
  },
  search: async () => {
    const [{ PublicNewsPage, readAddress }, { newsListModel }] = await Promise.all([
      import('#views/news/list-page.tsx'),
      import('#machines/news/list-model.ts'),
    ]);
    const machine = atRest(newsListModel);
    return (actor) => (
      <Beside machine={machine} input={{ question: readAddress('', false) }}>
        {(list) => <PublicNewsPage actor={list} search={actor as never} />}
      </Beside>
    );
  },
  'news-reader': async () => {
    const { NewsReaderPage } = await import('#views/news/reader-page.tsx');
    return (actor) => <NewsReaderPage actor={actor as never} allNews="/all-news" />;
  },
  'news-desk': async () => {
    const { NewsDesk } = await import('#views/news/desk.tsx');
    return (actor) => <NewsDesk actor={actor as never} />;
  },
  'news-editor': async () => {
    const { NewsEditorPage } = await import('#views/news/editor-page.tsx');
    return (actor) => <NewsEditorPage actor={actor as never} />;
  },
};
