import { Extension, type Extensions } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { ListItem } from '@tiptap/extension-list';
import { DOMParser, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { safeLink } from '#domain/rich-text/link.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { contentOf } from './content.ts';
import { listsOfWord } from './word-lists.ts';

/** A page has its own first heading; one that is pasted is the first below it. */
const OwnHeading = Heading.extend({
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    { tag: 'h3', attrs: { level: 3 } },
  ],
}).configure({ levels: [2, 3] });

/** Items are lines: no lists in lists, so that Tab and Shift+Tab leave the text as everywhere else. */
const OwnListItem = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Pasted text is read with its marks, and pasted lists of Word become lists. */
const Pasting = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    class PastedParser extends DOMParser {
      override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>): Slice {
        listsOfWord(dom as Element);
        return super.parseSlice(dom, options);
      }
    }
    return [
      new Plugin({
        props: {
          // Word sends its style sheet along; the page's policy would refuse it, and tell of it, when it is read.
          transformPastedHTML: (html) => html.replaceAll(/<style[\s\S]*?<\/style>/gi, ''),
          clipboardParser: new PastedParser(schema, DOMParser.fromSchema(schema).rules),
          clipboardTextParser: (text) =>
            Slice.maxOpen(schema.nodeFromJSON(contentOf(richTextOf(text))).content),
        },
      }),
    ];
  },
});

/** What a text may be made of: no more than `richTextOf` reads. */
export const extensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
    link: {
      autolink: false,
      openOnClick: false,
      isAllowedUri: (address) => safeLink(address) !== null,
      HTMLAttributes: { target: null, rel: 'noopener nofollow ugc' },
    },
  }),
  OwnHeading,
  OwnListItem,
  Pasting,
];
