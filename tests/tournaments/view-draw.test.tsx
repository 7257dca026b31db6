import { fireEvent, screen } from '@testing-library/react';
import { drawChangeWords as changeWords } from '#domain/words/draw-changes.ts';
import { drawPageWords as words } from '#domain/words/draw-page.ts';
import { seedsWords } from '#domain/words/seeds.ts';
import { drawActionsModel } from '#machines/tournaments/draw-actions-model.ts';
import { drawChangesModel } from '#machines/tournaments/draw-changes-model.ts';
import { placedEntry } from '#machines/tournaments/sample-entries.ts';
import { tiesModel } from '#machines/tournaments/ties-model.ts';
import { seedPreviewModel } from '#machines/tournaments/seed-preview-model.ts';
import { seedsModel } from '#machines/tournaments/seeds-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { DrawChanges } from '#views/tournaments/draw-changes.tsx';
import { TiesSection } from '#views/tournaments/ties-section.tsx';
import { DrawPage } from '#views/tournaments/draw-page.tsx';
import { SeedPreview } from '#views/tournaments/seed-preview.tsx';
import { SeedsSection } from '#views/tournaments/seeds-section.tsx';
import { startOwn, startSeeds } from './opened.tsx';

proveView(drawActionsModel, (draw) => <DrawPage own={startOwn()} draw={draw} seeds={startSeeds()} />, {
  outside: {
    'option.changed': (event) => {
      const { separation, seedSource } = event['options'] as { separation?: string; seedSource?: string };
      if (seedSource !== undefined) {
        fireEvent.change(screen.getByRole('combobox', { name: words.seedSource }), {
          target: { value: seedSource },
        });
        return;
      }
      fireEvent.change(screen.getByRole('combobox', { name: words.separation }), {
        target: { value: separation },
      });
    },
    confirm: () => {
      fireEvent.click(screen.getByRole('button', { name: /now$/ }));
    },
  },
});

proveView(seedPreviewModel, (actor) => <SeedPreview actor={actor} />);

proveView(tiesModel, (actor) => <TiesSection actor={actor} />);

proveView(drawChangesModel, (actor) => <DrawChanges actor={actor} />, {
  outside: {
    'one.chosen': (event) => {
      const field = screen.queryByRole('combobox', { name: changeWords.one });
      fireEvent.change(field ?? screen.getByRole('combobox', { name: changeWords.out }), {
        target: { value: String(event['userId']) },
      });
    },
    'two.chosen': (event) => {
      fireEvent.change(screen.getByRole('combobox', { name: changeWords.two }), {
        target: { value: String(event['userId']) },
      });
    },
  },
});

const handle = (): HTMLElement => screen.getByRole('button', { name: seedsWords.drop(placedEntry.name) });

proveView(seedsModel, (actor) => <SeedsSection actor={actor} />, {
  outside: {
    move: (event) => {
      fireEvent.keyDown(handle(), { key: event['to'] === 0 ? 'ArrowUp' : 'ArrowDown' });
    },
    'put.back': () => {
      fireEvent.keyDown(handle(), { key: 'Escape' });
    },
  },
});
