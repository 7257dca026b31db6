import type { Page } from '@playwright/test';
import type { News } from '#api/news.ts';
import type { NewsEditorContext } from '#machines/news/editor-context.ts';
import { newsEditorModel } from '#machines/news/editor-model.ts';
import { accountId } from '#server/demo/accounts.ts';
import { jpeg } from '#tests/images/pictures.ts';
import { after, asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';
import { haveArticle, nobodysArticle } from './own-article.ts';

const draftKey = `baulk.draft.${accountId('club')}.news-new`;
const draft = { title: 'Cue', summary: 'A cue.', body: '**Of ash.**' };

const isNew = (name: string): boolean => name === 'a new article of a club';

/** Which article is walked over, by the page. */
const own = new WeakMap<Page, number>();

/** Somebody else has changed the article meanwhile. */
async function changeMeanwhile(page: Page): Promise<void> {
  const { title, body, kind, version } = (await ask(page, 'get', `news/${own.get(page)}`)) as News;
  const change = { title, summary: `A short word, ${version}.`, body, kind };
  await ask(page, 'put', `news/${own.get(page)}`, change, { 'if-match': version });
}

const picturesIn = ({ picture }: NewsEditorContext): object[] => {
  const { state } = picture.change;
  if (state === 'kept') return [{ picture: { change: { state: 'pending' }, shown: null } }];
  return state === 'pending'
    ? [{ picture: { change: { state: 'given', imageId: 'A' }, shown: '/images/A.webp' } }]
    : [];
};

const model: typeof newsEditorModel = {
  ...newsEditorModel,
  cases: {
    ...newsEditorModel.cases,
    'picture.changed': (context) => picturesIn(context as unknown as NewsEditorContext),
  },
  // The field of the picture is not on the preview: what was begun before may end there, and nothing else.
  stopWhen: ({ context, ...now }) =>
    now.matches('previewing') && (context as unknown as NewsEditorContext).picture.change.state === 'kept',
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start, steps }) => {
    await beSignedIn(page, isNew(start.name) ? 'club@baulk.example' : 'staff@baulk.example');
    if (!isNew(start.name)) return void own.set(page, await haveArticle(page));
    if (!steps.some((step) => step.kind === 'settle' && step.outcome.name === 'a draft kept')) return;
    await page.goto('/faq');
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      draftKey,
      JSON.stringify(draft),
    ] as const);
  },
  open: async (page, { start }) => {
    if (!isNew(start.name)) await page.goto(`/news?write=${own.get(page)}`);
  },
  calls: {
    listActiveClubs: {
      url: '**/api/club/listAllActiveClubs',
      outcomes: { 'a club': goOn, unanswered: noAnswer },
    },
    getNews: {
      url: '**/api/news/*',
      method: 'GET',
      outcomes: { read: goOn, missing: asFor(nobodysArticle), unanswered: noAnswer },
    },
    createNews: { url: '**/api/news', method: 'POST', outcomes: { kept: goOn, unanswered: noAnswer } },
    updateNews: {
      url: '**/api/news/*',
      method: 'PUT',
      outcomes: { changed: goOn, 'someone was first': after(changeMeanwhile), unanswered: noAnswer },
    },
    uploadImage: { url: '**/api/upload' },
  },
  actors: {
    recallDraft: {
      'nothing kept': async (page, _event, { path }) => {
        if (isNew(path.start.name)) await page.goto('/news?write=new');
      },
      'a draft kept': async (page) => void (await page.goto('/news?write=new')),
    },
  },
  // What is kept is found as soon as the article is read.
  atOnce: ({ start }): Record<string, string> => (isNew(start.name) ? {} : { recallDraft: 'nothing kept' }),
  outside: {
    'picture.changed': async (page, { picture }, { letGo }) => {
      const { state } = (picture as NewsEditorContext['picture']).change;
      if (state === 'given') return letGo('uploadImage', goOn);
      const buffer = await jpeg({ width: 800, height: 450 });
      const field = page.locator('input[type=file]');
      await field.setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer });
      await page
        .getByText(/table\.jpg/)
        .first()
        .waitFor();
    },
  },
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: ['news-editor.recalling|xstate.error.actor.0.news-editor.recalling|0'],
});
