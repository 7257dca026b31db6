import { fireEvent, screen } from '@testing-library/react';
import { entriesWords as words } from '#domain/words/entries.ts';
import { entriesListModel } from '#machines/tournaments/entries-list-model.ts';
import { entryActionsModel } from '#machines/tournaments/entry-actions-model.ts';
import { askingEntry, placedEntry, presentEntry } from '#machines/tournaments/sample-entries.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { EntriesPage } from '#views/tournaments/entries-page.tsx';
import { startEntries, startEntryActions, startOwn, startSearch } from './opened.tsx';

proveView(
  entriesListModel,
  (actor) => (
    <EntriesPage own={startOwn()} actor={actor} search={startSearch()} actions={startEntryActions()} />
  ),
  {
    outside: {
      'filters.changed': (event) => {
        const { status } = event['filters'] as { status: string | null };
        fireEvent.change(screen.getByRole('combobox', { name: words.status }), {
          target: { value: status ?? '' },
        });
      },
    },
  },
);

/** What stands in the menu of an entry; a dialog that is open covers it. */
const inMenu = (item: string, name: string) => ({
  role: 'menuitem' as const,
  name: item,
  open: () => {
    const button = screen.queryByRole('button', { name: words.actionsOf(name) });
    if (button) fireEvent.keyDown(button, { key: 'Enter' });
  },
  close: () => {
    const menu = screen.queryByRole('menu');
    if (menu) fireEvent.keyDown(menu, { key: 'Escape' });
  },
});

proveView(
  entryActionsModel,
  (actions) => (
    <EntriesPage own={startOwn()} actor={startEntries()} search={startSearch()} actions={actions} />
  ),
  {
    beneath: [
      inMenu(words.acts.confirm, askingEntry.name),
      inMenu(words.acts.withdraw, placedEntry.name),
      inMenu(words.acts.disqualify, presentEntry.name),
      inMenu(words.acts.undoCheckIn, presentEntry.name),
    ],
  },
);
