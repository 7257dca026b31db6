import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { News, updateNews } from '#api/news.ts';
import { newsWords } from '#domain/words/news.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { readAddress, writeAddress } from '#machines/news/address.ts';
import { searchMachine } from '#machines/patterns/search.ts';
import { newsListMachine } from '#machines/news/list.ts';
import { associationPlace } from '#machines/news/editor-form.ts';
import { newsEditorMachine } from '#machines/news/editor.ts';
import { article } from '#machines/news/sample-news.ts';
import { differenceRows } from '#tests/support/difference-rows.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { NewsEditorPage } from '#views/news/editor-page.tsx';
import { PublicNewsPage } from '#views/news/list-page.tsx';
import { RichTextView } from '#views/rich-text/rich-text.tsx';

it('pasted markup is shown as the text that it is', () => {
  const pasted = '<script>alert(1)</script><img src=x onerror="alert(1)"><b>bold</b>';
  const { container } = render(<RichTextView text={richTextOf(pasted)} />);
  expect(container.textContent).toBe(pasted);
  expect(container.querySelector('script, img, b')).toBeNull();
});

it('marks become elements, and links to other sites vouch for nothing', async () => {
  const { container } = render(
    <RichTextView
      text={richTextOf('## Draw\n**Now** *here*: [us](https://example.com)\n\n1. one\n2. two')}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Draw' }).id).toBe('draw');
  expect(screen.getByRole('link', { name: 'us' }).getAttribute('rel')).toBe('noopener nofollow ugc');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(container.querySelector('strong')?.textContent).toBe('Now');
  expect(await faultsIn(container)).toEqual([]);
});

const never = fromPromise(() => new Promise<never>(() => {}));

it('an article is written as its readers will see it, and previewed', async () => {
  const actor = createActor(
    newsEditorMachine.provide({
      actors: { recallDraft: fromPromise(async () => null) as never, createNews: never as never },
    }),
    { input: { userId: 3, newsId: null, reach: 'ownClubs', places: [{ value: '1', label: 'Brooklyn' }] } },
  ).start();
  const { container } = render(<NewsEditorPage actor={actor} />);
  const area = await screen.findByRole('textbox', { name: 'Text' });
  const clipboardData = { getData: (kind: string) => (kind === 'text/plain' ? 'The **draw**' : '') };
  await act(async () => fireEvent.paste(area, { clipboardData }));
  expect(actor.getSnapshot().context.form.body).toBe('The **draw**');
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Draw');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText('draw').tagName).toBe('STRONG');
  expect(screen.getByText('Brooklyn')).toBeDefined();
});

it('an article that lacks its text has the focus in it', async () => {
  const actor = createActor(
    newsEditorMachine.provide({ actors: { recallDraft: fromPromise(async () => null) as never } }),
    { input: { userId: 3, newsId: null, reach: 'ownClubs', places: [{ value: '1', label: 'Brooklyn' }] } },
  ).start();
  render(<NewsEditorPage actor={actor} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Draw');
  await userEvent.type(screen.getByRole('textbox', { name: 'Summary' }), 'Soon.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const area = screen.getByRole('textbox', { name: 'Text' });
  expect(document.activeElement).toBe(area);
  expect(area.getAttribute('aria-invalid')).toBe('true');
});

it.each(['search=draw&kind=club&status=draft&page=2&rows=20', ''])(
  'an address of the list keeps %s',
  (query) => {
    expect(writeAddress(readAddress(query, true))).toBe(query);
  },
);

it.each(['status=draft', 'kind=press&page=-1&rows=7', 'search=%20%20', 'page=1e9'])(
  'an address that says %s to a reader asks for all that is published',
  (query) => {
    expect(writeAddress(readAddress(query, false))).toBe('');
  },
);

it('what is typed into the search field is asked for with Enter, without the spaces around it', async () => {
  const search = createActor(searchMachine, { input: { text: '' } }).start();
  const asked: string[] = [];
  search.on('search.chosen', ({ text }) => asked.push(text));
  const list = createActor(
    newsListMachine.provide({ actors: { readPage: never as never, polling: never as never } }),
    { input: { question: readAddress('', false) } },
  ).start();
  render(<PublicNewsPage actor={list} search={search} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the news' }), ' draw {Enter}');
  expect(asked.at(-1)).toBe('draw');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(' draw ');
});

describe('an article that someone else has changed meanwhile', () => {
  const words = newsWords.form;
  type Change = InputFrom<typeof updateNews>;
  const theirs: News = { ...article, summary: 'Three days.', version: '2' };
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const field = (name: 'title' | 'summary') =>
    screen.getByRole<HTMLInputElement>('textbox', { name: words.fields[name] });

  /** The editor of an article, read so and then so; a change of the first version comes too late. */
  async function open(...answers: News[]) {
    const sent: Change[] = [];
    const machine = newsEditorMachine.provide({
      actors: {
        getNews: fromPromise<News, { newsId: number }>(async () => answers.shift() ?? theirs),
        updateNews: fromPromise<{ message: string }, Change>(async ({ input }) => {
          sent.push(input);
          if (input.version === '1') throw changedMeanwhile;
          return { message: newsWords.changed };
        }),
      },
    });
    const input = { userId: 2, newsId: 4, reach: 'ownClubs', places: [associationPlace] } as const;
    const actor = createActor(machine, { input: { ...input, places: [...input.places] } });
    const { unmount } = render(<NewsEditorPage actor={actor} />);
    await act(async () => {
      actor.start();
    });
    return { actor, sent, reload: () => (actor.stop(), unmount()) };
  }
  const type = (value: string) => fireEvent.change(field('title'), { target: { value } });
  const differing = [
    [words.fields.title, 'Yours Courses', `Theirs ${article.title}`],
    [words.fields.summary, `Yours ${article.summary}`, 'Theirs Three days.'],
  ];

  it('C4 is shown as both have it, and written over on their version alone', async () => {
    const { actor, sent } = await open(article, theirs);
    type('Courses');
    await press(words.save);
    expect(differenceRows(words.differTitle)).toEqual(differing);
    expect(await faultsIn(document.body)).toEqual([]);
    await press(words.keepMine);
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
    expect(sent[1]?.body).toMatchObject({ title: 'Courses', summary: article.summary });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('C4 is gone on with as they have left it, where that is taken', async () => {
    const { sent } = await open(article, theirs);
    type('Courses');
    await press(words.save);
    await press(words.takeTheirs);
    expect([field('title').value, field('summary').value]).toEqual([article.title, 'Three days.']);
    await press(words.save);
    expect(sent[1]).toMatchObject({ version: '2', body: { summary: 'Three days.' } });
  });

  it('C4 is shown so after a reload too, what was typed being kept', async () => {
    const { reload } = await open(article);
    type('Courses');
    reload();
    const { sent } = await open(theirs, theirs);
    expect(field('title').value).toBe('Courses');
    await press(words.save);
    expect(differenceRows(words.differTitle)).toEqual(differing);
    await press(words.stay);
    expect(field('title').value).toBe('Courses');
    expect(sent.map(({ version }) => version)).toEqual(['1']);
    await press(words.discard);
    await press(words.discardNow);
    expect([field('title').value, field('summary').value]).toEqual([article.title, 'Three days.']);
    await press(words.save);
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
  });
});
