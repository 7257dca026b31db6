import { screen, within } from '@testing-library/react';

/** The cells of the open dialog that shows what two people have made of one record: a row for each field that differs. */
export const differenceRows = (title: string): (string | null)[][] =>
  within(screen.getByRole('dialog', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
