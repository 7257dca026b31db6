import { render, screen } from '#tests/support/testing-library.ts';
import { userEvent } from '@testing-library/user-event';
import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { readAddress, writeAddress } from '#machines/news/address.ts';
import { searchMachine } from '#machines/generic/search.ts';
import { newsListMachine } from '#machines/news/list.ts';
import { newsEditorMachine } from '#machines/news/editor.ts';
import { faultsIn } from '#tests/views-kit/accessibility.ts';
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

it('the tools of the text set marks at what is selected', async () => {
  const actor = createActor(
    newsEditorMachine.provide({
      actors: { recallDraft: fromPromise(async () => null) as never, createNews: never as never },
    }),
    { input: { userId: 3, newsId: null, reach: 'ownClubs', places: [{ value: '1', label: 'Brooklyn' }] } },
  ).start();
  const { container } = render(<NewsEditorPage actor={actor} />);
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await userEvent.type(area, 'The draw');
  area.setSelectionRange(4, 8);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(area.value).toBe('The **draw**');
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Draw');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText('draw').tagName).toBe('STRONG');
  expect(screen.getByText('Brooklyn')).toBeDefined();
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
