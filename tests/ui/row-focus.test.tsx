import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Button } from '#views/ui/button.tsx';
import { takeOverRowFocus } from '#views/ui/row-focus.ts';
import { Table } from '#views/ui/table.tsx';
import type { Column } from '#views/ui/table-column.ts';

type Row = { id: number };
type Props = {
  /** Whether the list has the row no more before the question has closed, or a moment after it. */
  goes: 'before' | 'after';
};

/** Takes the row out of the list, where that comes after the question. */
let readAnew = (): void => {};

const columnsOf = (onDelete: (id: number) => void): Column<Row>[] => [
  { id: 'name', head: 'Name', place: 'title', cell: ({ id }) => <a href={`#${id}`}>{`Row ${id}`}</a> },
  {
    id: 'actions',
    head: 'Actions',
    place: 'aside',
    cell: ({ id }) => <Button onClick={() => onDelete(id)}>{`Delete ${id}`}</Button>,
  },
];

/** A list whose rows can be deleted after a question. */
const List = ({ goes }: Props) => {
  const [rows, setRows] = useState<Row[]>([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const [meant, setMeant] = useState<number | null>(null);
  const drop = (): void => setRows(rows.filter(({ id }) => id !== meant));
  const close = (): void => setMeant(null);
  return (
    <main ref={takeOverRowFocus} tabIndex={-1}>
      {rows.length > 0 && (
        <Table label="Rows" columns={columnsOf(setMeant)} rows={rows} rowKey={({ id }) => id} />
      )}
      {meant !== null && (
        <AlertDialog
          title="Delete?"
          purpose="It goes."
          cancel="Keep"
          onCancel={close}
          confirm="Delete it"
          onConfirm={() => {
            if (goes === 'before') drop();
            close();
            if (goes === 'after') readAnew = drop;
          }}
        />
      )}
    </main>
  );
};

const remove = async (id: number): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Delete ${id}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => readAnew());
  await expect.poll(() => screen.queryByText(`Row ${id}`)).toBeNull();
};
const focused = (): string | null | undefined => document.activeElement?.textContent;

it.each(['before', 'after'] as const)(
  'B12 the focus goes to the same control of the row that takes the place, where the row goes %s the question',
  async (goes) => {
    render(<List goes={goes} />);
    await remove(2);
    await expect.poll(focused).toBe('Delete 3');
    await remove(3);
    await expect.poll(focused).toBe('Delete 1');
    await remove(1);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
  },
);

it('a row that goes by itself takes no focus from elsewhere', async () => {
  const { rerender } = render(
    <main ref={takeOverRowFocus} tabIndex={-1}>
      <ul>
        <li>
          <button>inside</button>
        </li>
      </ul>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'inside' }));
  await userEvent.click(document.body);
  rerender(
    <main ref={takeOverRowFocus} tabIndex={-1}>
      <ul />
    </main>,
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.activeElement).toBe(document.body);
});
