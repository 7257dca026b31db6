import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { newsWords } from '#domain/words/news.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { associationPlace } from './editor-form.ts';
import { newsEditorMachine } from './editor.ts';
import { article } from './sample-news.ts';

const words = newsWords.form;
const refusal = (status: number, code: 'not_found' | 'changed_meanwhile'): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});
const dialog = { role: 'dialog' } as const;
const title = { role: 'textbox', name: words.fields.title } as const;
const save = { role: 'button', name: words.save } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const ownClub = { value: '1', label: 'Brooklyn Cue Society' };
const pending = { change: { state: 'pending' }, shown: null } as const;
const given = {
  change: { state: 'given', imageId: 'AAAAAAAAAAAAAAAAAAAAAA' },
  shown: '/images/AAAAAAAAAAAAAAAAAAAAAA.webp',
} as const;
const typed = { title: 'Cue', summary: 'A cue.', body: '**Of ash.**' };

export const newsEditorModel = defineModel(newsEditorMachine, {
  id: 'news-editor',
  endsEarly: true,
  starts: [
    {
      name: 'a new article of a club',
      input: { userId: 3, newsId: null, reach: 'ownClubs', places: [ownClub] },
    },
    {
      name: 'an article that is there',
      input: { userId: 2, newsId: 4, reach: 'everywhere', places: [associationPlace] },
    },
  ],
  cases: {
    changed: [
      { field: 'title', value: 'Cue' },
      { field: 'title', value: '' },
    ],
    'picture.changed': ({ picture }) =>
      picture.change.state === 'kept'
        ? [{ picture: pending }, { picture: given }]
        : [{ picture: { change: { state: 'kept' }, shown: null } }],
  },
  outcomes: {
    listActiveClubs: [
      { name: 'a club', ok: true, output: { rows: [{ clubId: 1, name: 'Brooklyn Cue Society' }] } },
      unanswered,
    ],
    getNews: [
      { name: 'read', ok: true, output: article },
      { name: 'missing', ok: false, error: refusal(404, 'not_found') },
      unanswered,
    ],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      { name: 'a draft kept', ok: true, output: typed },
      { name: 'unreadable', ok: false, error: {} },
    ],
    createNews: [{ name: 'kept', ok: true, output: { id: 31, message: newsWords.kept } }, unanswered],
    updateNews: [
      { name: 'changed', ok: true, output: { message: newsWords.changed } },
      { name: 'someone was first', ok: false, error: refusal(412, 'changed_meanwhile') },
      unanswered,
    ],
  },
  volatile: ['key'],
  identity: ({ newsId, places, form, saved, picture, theirs, refusal: said }) => [
    newsId,
    places.length,
    form.title,
    form.summary !== '',
    saved.title,
    picture.change.state,
    picture.shown !== null,
    theirs !== null,
    said,
  ],
  controls: {
    changed: { ...title, value: 'value' },
    'picture.changed': { kind: 'outside', from: 'the field of the picture' },
    preview: { role: 'button', name: words.preview },
    write: { role: 'button', name: words.write },
    submit: save,
    discard: { role: 'button', name: words.discard },
    keep: { role: 'button', name: words.keep, within: dialog },
    confirm: { role: 'button', name: words.discardNow, within: dialog },
    'keep.mine': { role: 'button', name: words.keepMine, within: dialog },
    'take.theirs': { role: 'button', name: words.takeTheirs, within: dialog },
    stay: { role: 'button', name: words.stay, within: dialog },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    placing: { tags: ['busy'], absent: [save] },
    loading: { tags: ['busy'], absent: [save] },
    recalling: { tags: ['busy'], absent: [save] },
    missing: { texts: [newsWords.article.missing] },
    failed: ({ refusal: said }) => ({ texts: [newsWords.article.failed, said ?? ''] }),
    writing: ({ form, newsId }) => ({
      texts: [newsId === null ? words.newTitle : words.editTitle],
      roles: [{ ...title, value: form.title }],
    }),
    'writing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'writing.refused': ({ refusal: said }) => ({ texts: [said ?? ''] }),
    previewing: ({ form }) => ({ texts: [form.title, form.summary], absent: [title] }),
    discarding: { texts: [words.discardTitle, words.discardPurpose] },
    adding: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
  },
  requirements: { writing: ['A-1.17', 'A-1.47'] },
});
