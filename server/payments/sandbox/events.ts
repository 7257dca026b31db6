import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { signEvent } from './signature.ts';

/** On which an event to be delivered is told to the workers of all processes. */
export const sandboxChannel = 'sandbox_events';

/** How long a delivery that may have died keeps others off its event, in milliseconds. */
const lease = 30_000;
const most = 20;

/** Writes an event down with what it tells of, in its transaction; it leaves by itself. */
export async function tellEvent(
  db: Kysely<Database>,
  event: { type: string; accountId: string | null; objectId: string; now: number },
): Promise<void> {
  const id = `evt_sbx_${randomBytes(9).toString('base64url')}`;
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: event.type,
    created: Math.floor(event.now / 1000),
    livemode: false,
    ...(event.accountId === null ? {} : { account: event.accountId }),
    data: { object: { id: event.objectId } },
  });
  await sql`
    with told as (
      insert into sandbox_events (id, payload, due_at) values (${id}, ${payload}, ${new Date(event.now)})
      returning id
    )
    select pg_notify(${sandboxChannel}, '') from told`.execute(db);
}

/** Hands a signed event to the webhook; answers its status. */
export type Post = (payload: string, signature: string) => Promise<number>;

/** Delivers what is due; what is not taken is sent again later, as providers do. Answers how many were taken. */
export async function deliverEvents(
  { db, clock, secrets }: { db: Kysely<Database>; clock: () => number; secrets: Secrets },
  post: Post,
): Promise<number> {
  const now = clock();
  const { rows } = await sql<{ number: number; payload: string; attempts: number }>`
    update sandbox_events set locked_until = ${new Date(now + lease)}, attempts = attempts + 1
    where number = any(array(
      select number from sandbox_events
      where delivered_at is null and due_at <= ${new Date(now)}
        and (locked_until is null or locked_until <= ${new Date(now)})
      order by due_at, number limit ${most} for update skip locked
    ))
    returning number, payload, attempts`.execute(db);
  let delivered = 0;
  for (const { number, payload, attempts } of rows) {
    const status = await post(payload, signEvent(secrets, payload, clock())).catch(() => 0);
    const isTaken = status >= 200 && status < 300;
    if (isTaken) delivered += 1;
    const at = new Date(isTaken ? clock() : clock() + Math.min(3600, 2 ** attempts) * 1000);
    await sql`
      update sandbox_events
      set locked_until = null, ${sql.ref(isTaken ? 'delivered_at' : 'due_at')} = ${at}
      where number = ${number}`.execute(db);
  }
  return delivered;
}
