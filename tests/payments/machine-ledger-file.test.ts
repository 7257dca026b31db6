import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type * as Payments from '#api/payments.ts';
import { paid } from '#machines/payments/sample-transactions.ts';

const pageLength = 1_000;
let payments: typeof Payments;

/** The latest payment first; one more comes between the first page and the second. */
const paidBefore = Array.from({ length: pageLength + 1 }, (_, place) => ({ ...paid, ref: `paid-${place}` }));
const ledgers = [paidBefore, [{ ...paid, ref: 'paid-meanwhile' }, ...paidBefore]];

beforeAll(async () => {
  vi.stubEnv('VITE_API_ROOT', 'https://baulk.example/api');
  vi.resetModules();
  payments = await import('#api/payments.ts');
  vi.stubGlobal('fetch', async (request: Request) => {
    const page = Number(new URL(request.url).searchParams.get('pageNumber'));
    const rows = ledgers[page - 1]?.slice((page - 1) * pageLength, page * pageLength);
    return Response.json({ rows });
  });
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('a payment that comes while the file is made repeats no other', async () => {
  const reading = createActor(payments.readLedger, { input: {} });
  reading.start();
  const rows = await toPromise(reading);
  expect(rows.map(({ ref }) => ref)).toEqual(paidBefore.map(({ ref }) => ref));
});
