import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { Sorting } from './table-column.ts';
import * as css from './table.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const glyphs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export type TableHeadCellProps = {
  align?: 'start' | 'end' | undefined;
  state?: 'shown' | 'hidden' | undefined;
  sorting?: Sorting | undefined;
  children: ReactNode;
};

export const TableHeadCell = ({
  align = 'start',
  state = 'shown',
  sorting,
  children,
}: TableHeadCellProps) => (
  <th className={css.headCell} role="columnheader" scope="col" data-align={align} aria-sort={sorting?.order}>
    {sorting ? (
      <button type="button" className={css.sort} onClick={sorting.onSort}>
        {children}
        <Icon glyph={glyphs[sorting.order]} size="small" />
      </button>
    ) : state === 'hidden' ? (
      <VisuallyHidden>{children}</VisuallyHidden>
    ) : (
      children
    )}
  </th>
);
