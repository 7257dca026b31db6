import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { differenceWords } from '#domain/words/differences.ts';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { faultsIn } from './accessibility.ts';

test('each value says whose it is, where no head stands over it', async () => {
  const { container } = render(
    <DifferenceDialog
      words={{
        ...differenceWords,
        differTitle: 'Someone else',
        field: 'Field',
        stay: 'Stay',
        close: 'Close',
      }}
      rows={[{ field: 'Platform fee', mine: '8', theirs: '7' }]}
      onKeepMine={vi.fn()}
      onTakeTheirs={vi.fn()}
      onStay={vi.fn()}
    />,
  );
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Platform fee',
    'Yours 8',
    'Theirs 7',
  ]);
  expect(await faultsIn(container)).toEqual([]);
});
