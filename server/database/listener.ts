import type { Client } from 'pg';
import { runAsServer } from './caller-context.ts';

type Hear = (payload: string) => void;

/** Hears `pg_notify` on a connection of its own, which is made at the first `listen` and again whenever it is lost. */
export function createListener(makeClient: () => Client, retryMilliseconds = 500) {
  const channels = new Map<string, Set<Hear>>();
  let current: Promise<Client> | null = null;
  let latest: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function connect(): Promise<Client> {
    const client = makeClient();
    // A lost connection tells so more than once.
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', ({ channel, payload }) => {
      // The connection may have been made while a call was under way.
      for (const hear of channels.get(channel) ?? []) runAsServer(() => hear(payload ?? ''));
    });
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  }

  const lost = new WeakSet<Client>();
  function lose(client: Client): void {
    if (isClosed || lost.has(client)) return;
    lost.add(client);
    current = null;
    void client.end().catch(() => undefined);
    reconnect();
  }

  function reconnect(): void {
    setTimeout(() => {
      if (isClosed || current !== null) return;
      current = connect();
      current.catch(() => {
        current = null;
        reconnect();
      });
    }, retryMilliseconds).unref();
  }

  return {
    async listen(channel: string, hear: Hear): Promise<() => Promise<void>> {
      const hearers = channels.get(channel) ?? new Set();
      channels.set(channel, hearers.add(hear));
      current ??= connect();
      const client = await current.catch((error: unknown) => {
        current = null;
        throw error;
      });
      // The driver takes one statement at a time.
      const asked = latest.then(() => client.query(`listen ${client.escapeIdentifier(channel)}`));
      latest = asked.catch(() => undefined);
      await asked;
      return async () => {
        hearers.delete(hear);
      };
    },
    async close(): Promise<void> {
      isClosed = true;
      const client = await current?.catch(() => null);
      await client?.end().catch(() => undefined);
    },
  };
}
