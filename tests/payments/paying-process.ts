import { openDatabase } from '#server/database/open.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { chargeClubs } from '#server/payments/billing.ts';
import { answerLink } from '#server/payments/linking.ts';
import { sendRefunds } from '#server/payments/refunding.ts';
import { createStripe } from '#server/payments/stripe/provider.ts';
import { workOff } from '#server/payments/worker.ts';
import { testSecrets } from '#tests/support/database.ts';
import { stripeSettings } from './stripe-double.ts';

/** A process that does what it is told of payments over data on the disk, and may be killed on the way. */
const [now = '', address = '', ...names] = process.argv.slice(2);
const { DATA_DIR: dataDir = '', DATABASE_URL: url } = process.env;
const store = await openDatabase({ url, dataDir });
const provider = createStripe(stripeSettings(new URL(address)));
const parts = {
  db: store.db,
  provider,
  clock: () => Number(now),
  publicUrl: new URL('http://baulk.test'),
  outbox: createOutbox({ secrets: testSecrets, clock: () => Number(now), mode: 'outbox' }),
  onFault: ({ code }: { code: string }) => void process.stderr.write(`${code}\n`),
};
const caller = { userId: 10, roleId: 3 };
const request = { headers: {} };

const jobs: Readonly<Record<string, () => Promise<unknown>>> = {
  link: () => answerLink(parts, { path: { id: 2 }, caller, request } as never),
  events: () => workOff(parts),
  charges: () => chargeClubs(parts),
  refunds: () => sendRefunds(parts),
};
for (const name of names) await jobs[name]?.();
await store.close();
