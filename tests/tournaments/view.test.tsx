import { fireEvent, screen } from '@testing-library/react';
import type { TournamentTextField } from '#domain/tournaments/form.ts';
import { tournamentFormWords } from '#domain/words/tournament-form.ts';
import { tournamentOfficeWords as words } from '#domain/words/tournament-office.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { tournamentActionsModel } from '#machines/tournaments/actions-model.ts';
import { enterableListModel } from '#machines/tournaments/enterable-list-model.ts';
import { enteringModel } from '#machines/tournaments/entering-model.ts';
import { tournamentFormModel } from '#machines/tournaments/form-model.ts';
import { managedListModel } from '#machines/tournaments/managed-list-model.ts';
import { closedRow, draftRow, openRow } from '#machines/tournaments/sample-tournaments.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { typeDateTime } from '#tests/support/view-date-time.ts';
import { EnteringPage } from '#views/tournaments/entering-page.tsx';
import { TournamentFormPage } from '#views/tournaments/form-page.tsx';
import { TournamentsPage } from '#views/tournaments/page.tsx';
import { startActions, startEnterable, startEntering, startList, startSearch } from './opened.tsx';

proveView(
  managedListModel,
  (actor) => <TournamentsPage actor={actor} search={startSearch()} actions={startActions()} />,
  {
    outside: {
      'filters.changed': (event) => {
        const { stage } = event['filters'] as { stage: string | null };
        fireEvent.change(screen.getByRole('combobox', { name: words.stage }), {
          target: { value: stage ?? '' },
        });
      },
    },
  },
);

const { fields } = tournamentFormWords;

/** What stands in the menu of a tournament; a dialog that is open covers it. */
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
  tournamentActionsModel,
  (actions) => <TournamentsPage actor={startList()} search={startSearch()} actions={actions} />,
  {
    beneath: [
      inMenu(tournamentWords.moves.reopen, closedRow.name),
      inMenu(tournamentWords.moves.cancel, openRow.name),
      inMenu(tournamentWords.moves.delete, draftRow.name),
    ],
  },
);

proveView(tournamentFormModel, (actor) => <TournamentFormPage actor={actor} />, {
  outside: {
    changed: (event) => {
      const { field, value } = event as unknown as { field: TournamentTextField; value: string };
      if (value.includes('T')) return typeDateTime(fields[field], value);
      // A day is typed as people write it.
      const typed = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').toReversed().join('-') : value;
      fireEvent.change(screen.getByLabelText(fields[field], { selector: `[name=${field}]` }), {
        target: { value: typed },
      });
    },
    'tie-breaks.changed': () => {
      const { tieBreakChoice, tieBreaks } = tournamentFormWords;
      fireEvent.click(screen.getByRole('button', { name: tieBreakChoice.remove(tieBreaks.framesWon) }));
    },
  },
});

proveView(enteringModel, (entering) => <EnteringPage actor={startEnterable()} entering={entering} />);

proveView(enterableListModel, (actor) => <EnteringPage actor={actor} entering={startEntering()} />);
