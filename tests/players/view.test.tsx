import { fireEvent, screen } from '@testing-library/react';
import { playerWords as words } from '#domain/words/players.ts';
import { secondFactorWords as factorWords } from '#domain/words/second-factor.ts';
import { playerDeskModel } from '#machines/players/desk-model.ts';
import { playerFormModel } from '#machines/players/form-model.ts';
import { playerListModel } from '#machines/players/list-model.ts';
import { activePlayer, suspendedPlayer, waitingAdmin } from '#machines/players/sample-players.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { PlayerFormPage } from '#views/players/form-page.tsx';
import { page, startDesk, startList } from './opened.tsx';

const choices = {
  countries: [{ countryId: 'MX', countryName: 'Mexico', countryCode: '+52' }],
  currencies: [{ currency: 'Mexican Peso', currencyCode: 'MXN' }],
  clubs: [
    { id: 3, name: 'Cue Club Monterrey' },
    { id: 13, name: 'Liga Carambola Medellín' },
  ],
};

proveView(playerListModel, (actor) => page(actor, startDesk()), {
  outside: {
    'filters.changed': (event) => {
      const { statusId } = event['filters'] as { statusId: 2 | null };
      fireEvent.change(screen.getByRole('combobox', { name: words.statuses }), {
        target: { value: String(statusId ?? 'all') },
      });
    },
  },
});

/** What stands in the menu of a person; a dialog that is open covers it. */
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

proveView(playerDeskModel, (desk) => page(startList().actor, desk), {
  beneath: [
    inMenu(words.suspend, activePlayer.fullName),
    inMenu(words.activate, suspendedPlayer.fullName),
    inMenu(words.resend, waitingAdmin.fullName),
    inMenu(factorWords.reset, waitingAdmin.fullName),
  ],
});

proveView(playerFormModel, (actor) => <PlayerFormPage actor={actor} choices={choices} />, {
  outside: {
    'role.changed': (event) => {
      fireEvent.change(screen.getByRole('combobox', { name: words.fields.roleId }), {
        target: { value: String(event['roleId']) },
      });
    },
  },
});
