import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { ProviderEvent, ProviderName } from './port.ts';

/** On which a new event is told to the workers of all processes. */
export const inboxChannel = 'provider_events';

/** An event in the hands of one worker; `attempts` tells its claim from a later one. */
export type ClaimedEvent = {
  number: number;
  type: string;
  account_id: string | null;
  object_id: string | null;
  received_at: Date;
  attempts: number;
};

/** How long a worker that may have died keeps others off an event, in milliseconds. */
const lease = 60_000;

/** Keeps an event; the same one again is the one that is kept. */
export async function storeEvent(
  db: Kysely<Database>,
  provider: ProviderName,
  event: ProviderEvent,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await sql`
    with stored as (
      insert into provider_events
        (provider, event_id, type, account_id, object_id, made_at, received_at, due_at)
      values (${provider}, ${event.eventId}, ${event.type}, ${event.accountId}, ${event.objectId},
        ${event.madeAt}, ${at}, ${at})
      on conflict (provider, event_id) do nothing returning number
    )
    select pg_notify(${inboxChannel}, '') from stored`.execute(db);
}

/** Takes events that are due, each of them for one worker of one process. */
export async function claimEvents(
  db: Kysely<Database>,
  provider: ProviderName,
  { now, most }: { now: number; most: number },
): Promise<ClaimedEvent[]> {
  const at = new Date(now);
  const { rows } = await sql<ClaimedEvent>`
    update provider_events set locked_until = ${new Date(now + lease)}, attempts = attempts + 1
    where number = any(array(
      select number from provider_events
      where provider = ${provider} and state = 'waiting' and due_at <= ${at}
        and (locked_until is null or locked_until <= ${at})
      order by due_at, number limit ${most} for update skip locked
    ))
    returning number, type, account_id, object_id, received_at, attempts`.execute(db);
  return rows;
}

const held = (db: Kysely<Database>, event: ClaimedEvent) =>
  db
    .updateTable('provider_events')
    .where('number', '=', event.number)
    .where('attempts', '=', event.attempts)
    .where('state', '=', 'waiting');

/** Notes that an event is worked off; one that another worker has by now is left to it. */
export async function settleEvent(
  db: Kysely<Database>,
  event: ClaimedEvent,
  outcome: { state: 'done' | 'ignored' | 'failed'; now: number; fault?: string },
): Promise<void> {
  await held(db, event)
    .set({
      state: outcome.state,
      settled_at: new Date(outcome.now),
      locked_until: null,
      fault: outcome.fault ?? null,
    })
    .execute();
}

/** Seconds from one failure to the next try; the last one repeats. */
const pauses = [2, 10, 60, 600, 3600];

/** Gives an event back for a later try. */
export async function postponeEvent(
  db: Kysely<Database>,
  event: ClaimedEvent,
  { now, fault }: { now: number; fault: string },
): Promise<void> {
  const pause = pauses[Math.min(event.attempts, pauses.length) - 1] ?? 0;
  await held(db, event)
    .set({ due_at: new Date(now + pause * 1000), locked_until: null, fault })
    .execute();
}
