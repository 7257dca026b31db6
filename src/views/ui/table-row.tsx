import * as css from './table.css.ts';
import type { Column } from './table-column.ts';

const cellClass = (place: keyof typeof css.place) =>
  [css.cell, css.place[place], (place === 'line' || place === 'foot') && css.indent]
    .filter(Boolean)
    .join(' ');

const nameOf = <Row,>(name: NonNullable<Column<Row>['blockName']>, row: Row): string =>
  typeof name === 'string' ? name : name(row);

export type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  tone: 'normal' | 'quiet';
  density: keyof typeof css.rowHeight;
};

/** One row, which becomes a block on narrow windows. */
export const TableRow = <Row,>({ row, columns, tone, density }: TableRowProps<Row>) => (
  <tr className={`${css.row} ${css.rowHeight[density]}`} role="row" data-tone={tone}>
    {columns.map((column) => (
      <td
        key={column.id}
        className={cellClass(column.place ?? 'line')}
        role="cell"
        data-align={column.align ?? 'start'}
      >
        {column.blockHead && <span className={css.name}>{column.head}</span>}
        {column.blockHead && ' '}
        {column.cell(row)}
        {column.blockName && <span className={css.name}> {nameOf(column.blockName, row)}</span>}
      </td>
    ))}
  </tr>
);
