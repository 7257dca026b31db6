import { fireEvent, screen } from '@testing-library/react';
import { clubWords as words } from '#domain/words/clubs.ts';
import { clubDeskModel } from '#machines/clubs/desk-model.ts';
import { clubListModel } from '#machines/clubs/list-model.ts';
import { activeClub } from '#machines/clubs/sample-clubs.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { page, startDesk, startList } from './opened.tsx';

proveView(clubListModel, (actor) => page(actor, startDesk()), {
  outside: {
    'filters.changed': (event) => {
      const { clubStatusId } = event['filters'] as { clubStatusId: 2 | null };
      fireEvent.click(screen.getByRole('radio', { name: words.status[clubStatusId ?? 'all'] }));
    },
  },
});

/** The menu of the club that the paths mean; a dialog that is open covers it. */
const trigger = (): HTMLElement | null =>
  screen.queryByRole('button', { name: words.actionsOf(activeClub.name) });

proveView(clubDeskModel, (desk) => page(startList().actor, desk), {
  beneath: [
    {
      role: 'menuitem',
      name: words.remove,
      open: () => {
        const button = trigger();
        if (button) fireEvent.keyDown(button, { key: 'Enter' });
      },
      close: () => {
        const menu = screen.queryByRole('menu');
        if (menu) fireEvent.keyDown(menu, { key: 'Escape' });
      },
    },
  ],
});
