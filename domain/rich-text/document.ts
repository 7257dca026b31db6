import type { components } from '#contract/api.gen.ts';

type Schemas = components['schemas'];

/** What stands in a line of running text. */
export type Inline = Schemas['RichTextInline'];

/** What a text is made of, from top to bottom. */
export type Block = Schemas['RichTextBlock'];

/** A text of a person as a tree; whatever is no mark of ours is text in it, markup included. */
export type RichText = Schemas['RichText'];
