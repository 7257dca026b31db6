import { fireEvent, screen } from '@testing-library/react';
import { tableWords as words } from '#domain/words/tables.ts';
import { tableDeskModel } from '#machines/tables/desk-model.ts';
import { tableFormModel } from '#machines/tables/form-model.ts';
import { freeTable } from '#machines/tables/sample-tables.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { TableFormPage } from '#views/tables/form-page.tsx';
import { page, startList } from './opened.tsx';

const name = words.named(freeTable);
const trigger = (): HTMLElement | null => screen.queryByRole('button', { name: words.actionsOf(name) });
const handle = (): HTMLElement => screen.getByRole('button', { name: words.drop(name) });

/** What stands in the menu of the table that the paths mean; a dialog that is open covers it. */
const inMenu = (item: string) => ({
  role: 'menuitem' as const,
  name: item,
  open: () => {
    const button = trigger();
    if (button) fireEvent.keyDown(button, { key: 'Enter' });
  },
  close: () => {
    const menu = screen.queryByRole('menu');
    if (menu) fireEvent.keyDown(menu, { key: 'Escape' });
  },
});

proveView(tableDeskModel, (desk) => page(startList(), desk), {
  beneath: [inMenu(words.markOut), inMenu(words.remove)],
  outside: {
    move: (event) => {
      fireEvent.keyDown(handle(), { key: event['to'] === 0 ? 'ArrowUp' : 'ArrowDown' });
    },
    'put.back': () => {
      fireEvent.keyDown(handle(), { key: 'Escape' });
    },
  },
});

proveView(tableFormModel, (actor) => <TableFormPage actor={actor} />);
