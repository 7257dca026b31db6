import * as css from './table.css.ts';
import type { Column } from './table-column.ts';
import { TableHeadCell } from './table-head-cell.tsx';
import { TableRow } from './table-row.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type { Column };

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowTone?: (row: Row) => 'normal' | 'quiet';
  density?: keyof typeof css.rowHeight;
  /** Whether the first cell leads with a picture, under which a block's other lines keep clear. */
  lead?: 'none' | 'picture';
  state?: 'idle' | 'busy';
};

/**
 * Rows become blocks on narrow windows. The roles are spelt out, because `display: block` takes them from the
 * elements in Safari.
 */
export const Table = <Row,>(props: TableProps<Row>) => {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowTone,
    density = 'twoLines',
    lead = 'none',
    state = 'idle',
  } = props;
  return (
    <table className={css.table} role="table" data-lead={lead} aria-busy={state === 'busy' || undefined}>
      <VisuallyHidden as="caption">{label}</VisuallyHidden>
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <TableHeadCell
              key={column.id}
              align={column.align}
              state={column.headState}
              sorting={column.sorting}
            >
              {column.head}
            </TableHeadCell>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            tone={rowTone?.(row) ?? 'normal'}
            density={density}
          />
        ))}
      </tbody>
    </table>
  );
};
