import { createOutbox, type Outbox } from '#server/mail/outbox.ts';
import { changeAccount, type AccountChange } from '#server/payments/sandbox/accounts.ts';
import { deliverEvents } from '#server/payments/sandbox/events.ts';
import { createSandbox } from '#server/payments/sandbox/provider.ts';
import { workOff } from '#server/payments/worker.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { testSecrets } from '#tests/support/database.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

/** The demo's Colombian club, which has no account yet, and who runs it. */
export const freshClub = { id: 2, userId: 10, email: 'club2@baulk.example' };

/** A server with the sandbox, whose pages and events a test handles itself. */
export type Bank = {
  server: TestServer;
  provider: PaymentProvider;
  faults: string[];
  outbox: Outbox;
  /** Someone who runs the fresh club. */
  owner(): Promise<TestClient>;
  status(client: TestClient, refresh?: boolean): Promise<Record<string, unknown>>;
  link(client: TestClient): ReturnType<TestClient['get']>;
  remove(client: TestClient): Promise<{ status: number; body: Record<string, unknown> }>;
  /** What the provider's own people do to the account of the fresh club. */
  change(change: AccountChange): Promise<void>;
  /** Sends the events on their way to the webhook; answers how many were taken. */
  deliver(): Promise<number>;
  work(provider?: PaymentProvider): Promise<void>;
  post(payload: string, signature: string): Promise<number>;
};

/** Opens one over a database of its own. */
export async function openBank(options: Parameters<typeof startServer>[0] = {}): Promise<Bank> {
  const server = await startServer(options);
  const { store, clock, app } = server;
  const now = (): number => clock.now();
  const publicUrl = new URL('http://127.0.0.1:3000');
  const provider = createSandbox({ db: store.db, clock: now, secrets: testSecrets, publicUrl });
  const faults: string[] = [];
  const outbox = createOutbox({ secrets: testSecrets, clock: now, mode: 'outbox' });
  const bank: Bank = {
    server,
    provider,
    faults,
    outbox,
    async owner() {
      const client = server.client();
      await client.signIn(freshClub.email);
      return client;
    },
    async status(client, refresh = false) {
      const query = refresh ? '?refresh=true' : '';
      return (await client.get(`/user/${freshClub.userId}/stripe-status${query}`)).body;
    },
    link: (client) => client.get(`/createConnectAccountLink/${freshClub.id}`),
    async remove(client) {
      const response = await app.inject({
        method: 'DELETE',
        url: `/api/club/${freshClub.id}/stripe-account`,
        headers: {
          'sec-fetch-site': 'same-origin',
          authorization: `Bearer ${client.token}`,
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      return { status: response.statusCode, body: response.json() };
    },
    async change(change) {
      const { provider_id: id } = await store.db
        .selectFrom('payment_accounts')
        .select('provider_id')
        .where('club_id', '=', freshClub.id)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      await changeAccount(store.db, id ?? '', change, now());
    },
    deliver: () => deliverEvents({ db: store.db, clock: now, secrets: testSecrets }, bank.post),
    work: (by = provider) =>
      workOff({
        db: store.db,
        provider: by,
        clock: now,
        outbox,
        onFault: ({ code }) => faults.push(code),
      }),
    async post(payload, signature) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const url = '/api/webhook/sandbox';
      return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
    },
  };
  return bank;
}
