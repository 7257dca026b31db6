import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { errorWords } from '#domain/words/errors.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPage } from '#views/app/unfetched.tsx';

const Part = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a part of the product that cannot be fetched', () => {
  it('says so, and comes with the next try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isThere = false;
    const Lazy = lazily(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return Part;
    }, UnfetchedPage);
    render(
      <Suspense>
        <Lazy name="Valentina" />
      </Suspense>,
    );
    expect(await screen.findByText(errorWords.connectivity)).toBeTruthy();
    isThere = true;
    fireEvent.click(screen.getByRole('button', { name: errorWords.retry }));
    expect(await screen.findByText('Hello Valentina')).toBeTruthy();
    vi.restoreAllMocks();
  });
});
