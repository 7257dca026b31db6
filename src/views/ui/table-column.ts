import type { ReactNode } from 'react';
import type * as css from './table.css.ts';

export type Sorting = { order: 'ascending' | 'descending' | 'none'; onSort: () => void };

export type Column<Row> = {
  id: string;
  head: string;
  /** A hidden head is still read out, as over a menu of actions. */
  headState?: 'shown' | 'hidden';
  align?: 'start' | 'end';
  /** Where the cell goes when the window is narrow and the row becomes a block. */
  place?: keyof typeof css.place;
  /** What the block says after the value, where it has no head: 24 "licences". */
  blockName?: string | ((row: Row) => string);
  /** Whether the block says the head before the value instead: "Start" 11/20/2026. */
  blockHead?: boolean;
  sorting?: Sorting | undefined;
  cell: (row: Row) => ReactNode;
};
