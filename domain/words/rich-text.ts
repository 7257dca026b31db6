import { translated } from '#domain/language/translated.ts';

/** What the editor of a text says. */
export const richTextWords = translated('rich-text', {
  tools: 'Format',
  marks: {
    heading: 'Heading',
    subheading: 'Subheading',
    strong: 'Bold',
    emphasis: 'Italic',
    points: 'List',
    numbers: 'Numbered list',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
  },
  hint: 'Pasted text keeps its headings, lists, links, bold and italics.',
  link: {
    address: 'Address',
    hint: 'A page elsewhere, a page of this site (/news) or mailto: and an address.',
    set: 'Set the link',
    remove: 'Remove the link',
    refused: 'Type an address that begins with https://, http://, mailto: or /',
  },
});
