import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { richTextWords as words } from '#domain/words/rich-text.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { RichTextEditor } from '#views/rich-text/editor.tsx';

/** The editor in a form, as pages have it. */
const Form = ({ value, onText }: { value: string; onText: (text: string) => void }) => {
  const [text, setText] = useState(value);
  const keep = (next: string): void => {
    setText(next);
    onText(next);
  };
  const control = { id: 'text', 'aria-describedby': undefined, 'aria-invalid': undefined } as const;
  return (
    <>
      <RichTextEditor
        name="body"
        label="Text"
        value={text}
        readOnly={false}
        control={control}
        onText={keep}
      />
      <button type="button" onClick={() => setText('## Theirs')}>
        Take theirs
      </button>
    </>
  );
};

function open(value = '') {
  const texts: string[] = [];
  const { container } = render(<Form value={value} onText={(text) => texts.push(text)} />);
  const area = screen.getByRole('textbox', { name: 'Text' });
  const paste = (kinds: Record<string, string>) =>
    act(async () => {
      fireEvent.paste(area, { clipboardData: { getData: (kind: string) => kinds[kind] ?? '', types: [] } });
    });
  return { area, container, paste, text: () => texts.at(-1), count: () => texts.length };
}

/** Selects all that an editor holds, as its keyboard shortcut does. */
const selectAll = (area: HTMLElement) =>
  act(async () => {
    area.focus();
    getSelection()?.selectAllChildren(area);
    document.dispatchEvent(new Event('selectionchange'));
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows a text as its readers see it, and changes nothing by showing it', async () => {
  const { area, container, count } = open('## Draw\nOn *Monday*\n\n5. five\n6. [six](/x)');
  expect(area.querySelector('h2')?.textContent).toBe('Draw');
  expect(area.querySelector('ol')?.getAttribute('start')).toBe('5');
  expect(area.querySelector('em')?.textContent).toBe('Monday');
  expect(area.querySelector('a')?.getAttribute('rel')).toBe('noopener nofollow ugc');
  expect(count()).toBe(0);
  expect(await faultsIn(container)).toEqual([]);
});

it.each([
  [words.marks.strong, '**The draw**'],
  [words.marks.emphasis, '*The draw*'],
  [words.marks.heading, '## The draw'],
  [words.marks.subheading, '### The draw'],
  [words.marks.points, '- The draw'],
  [words.marks.numbers, '1. The draw'],
])('%s makes of what is selected: %s; said as pressed, and undone', async (name, marked) => {
  const { area, text } = open('The draw');
  await selectAll(area);
  await press(name);
  expect(text()).toBe(marked);
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  await press(words.marks.undo);
  expect(text()).toBe('The draw');
});

it('asks where a link leads, and refuses what is no address', async () => {
  const { area, text } = open('The draw');
  await selectAll(area);
  await press(words.marks.link);
  const address = await screen.findByRole('textbox', { name: words.link.address });
  await userEvent.type(address, 'javascript:alert(1)');
  await press(words.link.set);
  expect(screen.getByText(words.link.refused)).toBeDefined();
  expect(text()).toBeUndefined();
  await userEvent.clear(address);
  await userEvent.type(address, 'example.com/a_(b){Enter}');
  expect(text()).toBe('[The draw](https://example.com/a_(b))');
  expect(screen.queryByRole('textbox', { name: words.link.address })).toBeNull();
  await press(words.marks.link);
  await press(words.link.remove);
  expect(text()).toBe('The draw');
});

const wordItem = (sign: string, text: string, style = 'mso-list:l0 level1 lfo1'): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;${style}'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

it.each([
  ['a list of Word', `${wordItem('·', 'one')}${wordItem('·', 'two')}`, '- one\n- two'],
  [
    'a numbered list of Word and what follows it',
    `<p class=MsoNormal>Before</p>${wordItem('5.', 'five')}${wordItem('6.', 'six')}<p class=MsoNormal>After</p>`,
    'Before\n\n5. five\n6. six\n\nAfter',
  ],
  ['a list', '<ul><li>one</li><li><b>two</b></li></ul>', '- one\n- **two**'],
  ['headings', '<h1>One</h1><h3>Two</h3><h4>Three</h4>', '## One\n\n### Two\n\nThree'],
  [
    'what is none of ours',
    '<table><tr><td>cell</td></tr></table><blockquote><code>code</code></blockquote><img src="x" onerror="globalThis.run=1"><script>globalThis.run=1</script><a href="javascript:alert(1)">here</a>',
    'cell\n\ncode\n\nhere',
  ],
])('keeps of what is pasted, %s, what a text may have', async (_what, html, text) => {
  const editor = open();
  await editor.paste({ 'text/html': html, 'text/plain': 'plain' });
  expect(editor.text()).toBe(text);
  expect('run' in globalThis).toBe(false);
});

it.each([
  ['•\tone\n•\ttwo', '- one\n- two'],
  ['5. five\n6. six', '5. five\n6. six'],
  ['**Bold** <b>not</b>', '**Bold** <b>not</b>'],
])('reads %j, pasted as text, with its marks', async (plain, text) => {
  const editor = open();
  await editor.paste({ 'text/plain': plain });
  expect(editor.text()).toBe(text);
});

it('takes a text that came from elsewhere, and does not give it as typed', async () => {
  const { area, count } = open('Mine');
  await press('Take theirs');
  expect(area.querySelector('h2')?.textContent).toBe('Theirs');
  expect(count()).toBe(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.marks.undo }).disabled).toBe(true);
});
