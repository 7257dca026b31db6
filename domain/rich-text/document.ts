/** What stands in a line of running text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] };

/** The lines of a list. */
export type Items = readonly (readonly Inline[])[];

/** What a text is made of, from top to bottom. */
export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      /** By which a link leads here; no two of a text are the same. */
      readonly id: string;
      readonly content: readonly Inline[];
    }
  | { readonly kind: 'list'; readonly order: 'points'; readonly items: Items }
  | {
      readonly kind: 'list';
      readonly order: 'numbers';
      /** The number of the first item. */
      readonly start: number;
      readonly items: Items;
    };

/** A text of a person as a tree; whatever is no mark of ours is text in it, markup included. */
export type RichText = readonly Block[];
