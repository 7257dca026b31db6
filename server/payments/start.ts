import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import type { Secrets } from '#server/services/secrets.ts';
import type { PaymentProvider } from './port.ts';
import { startBilling } from './billing.ts';
import { sendRefunds } from './refunding.ts';
import { startEventWorker, type EventWorkerParts } from './worker.ts';

/** Works off what the provider tells; the sandbox also sends its events to this process. Answers how to stop. */
export async function startPayments(
  parts: Omit<EventWorkerParts, 'provider' | 'db'> & {
    provider: PaymentProvider | null;
    store: Store;
    secrets: Secrets;
    /** Where this process listens. */
    address: string;
  },
): Promise<() => Promise<void>> {
  const { provider, store, clock, secrets, onFault } = parts;
  if (!provider) return () => Promise.resolve();
  const given = { db: store.db, store, provider, clock, onFault, outbox: parts.outbox };
  const stopWorker = startEventWorker(given);
  const stopBilling = startBilling(given);
  const stopRefunds = startRounds({
    store,
    channel: 'payments_waiting',
    pace: 10_000,
    work: (stopping) => sendRefunds(given, stopping),
    onFault: (cause) => onFault({ code: 'refunds', cause }),
  });
  const stopBoth = async (): Promise<void> => {
    await stopRefunds();
    await stopBilling();
    await stopWorker();
  };
  if (provider.name !== 'sandbox') return stopBoth;
  const { deliverEvents, sandboxChannel } = await import('./sandbox/events.ts');
  const post = async (payload: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const url = `${parts.address}/api/webhook/sandbox`;
    return (await fetch(url, { method: 'POST', headers, body: payload })).status;
  };
  const stopDelivery = startRounds({
    store,
    channel: sandboxChannel,
    pace: 1_000,
    work: async () => {
      await deliverEvents({ db: store.db, clock, secrets }, post);
    },
    onFault: (cause) => onFault({ code: 'sandbox', cause }),
  });
  return async () => {
    await stopDelivery();
    await stopBoth();
  };
}
