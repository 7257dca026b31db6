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

  it('waits as it is where the page is older than the server and is loaded again', async () => {
    const renew = vi.fn(() => Promise.resolve(true));
    const Lazy = lazily(
      () => Promise.reject<typeof Part>(new TypeError('Failed to fetch')),
      UnfetchedPage,
      renew,
    );
    render(
      <Suspense fallback={<p>Loading</p>}>
        <Lazy name="Valentina" />
      </Suspense>,
    );
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByText(errorWords.connectivity)).toBeNull();
  });
});
