import { useLocation, useSearch } from 'wouter';
import { afterEach, expect, it, vi } from 'vitest';
import { declined } from '#machines/payments/sample-transactions.ts';
import { appActors } from '#tests/session/app-harness.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import '#views/app/routes/payment-result.tsx';
import { untilStill } from '#tests/support/still.ts';
import { Screen } from '#views/app/screen.tsx';
import '#views/app/shell/dashboard-layout.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const actors = appActors();
const owner = { kind: 'signedIn', roleId: 3, clubs: [] } as const;

const Here = () => {
  const [path] = useLocation();
  const search = useSearch();
  return <Screen actors={actors} address={`${path}?${search}`} visitor={owner} />;
};

it('A-2.71 an address that lies about a payment is put right, and the payment is not looked at a second time', async () => {
  const askedAt: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    expect(new URL(url).pathname).toBe(`/api/transaction/${declined.ref}`);
    askedAt.push(location.pathname);
    // A question of the right address would not be answered, and the page would wait again.
    return location.pathname === '/transactionSuccess'
      ? Response.json(declined)
      : new Promise<never>(() => {});
  });
  history.replaceState(null, '', `/transactionSuccess?ref=${declined.ref}`);
  render(<Here />);
  expect(await screen.findByRole('heading', { name: 'The payment failed' })).toBeTruthy();
  await untilStill();
  await waitFor(() => expect(location.pathname).toBe('/transactionFailed'));
  expect(await screen.findByRole('heading', { name: 'The payment failed' })).toBeTruthy();
  expect(new Set(askedAt)).toEqual(new Set(['/transactionSuccess']));
});
