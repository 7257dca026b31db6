import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import { findAccountById, syncAccount, type AccountParts } from './accounts.ts';
import { dropByEvent } from './card-store.ts';
import { claimEvents, inboxChannel, postponeEvent, settleEvent, type ClaimedEvent } from './inbox.ts';
import { ProviderFault } from './port.ts';
import { settleRefundByEvent } from './refunding.ts';
import { settleByEvent } from './settling.ts';

/** What working off events needs of the process. */
export type EventWorkerParts = AccountParts & {
  /** Hears of what went wrong: a code and the number of the event, never a name. */
  onFault: (fault: { code: string; event?: number; cause?: unknown }) => void;
};

const usualPace = 5_000;
const most = 10;
/** How long an account that nobody knows may still be on its way into our own rows, in milliseconds. */
const retriedFor = 10 * 60_000;
/** After how many failures an event is left alone: three days, as long as the provider itself repeats one. */
const mostAttempts = 80;

/** Works events off, in as many processes as there are; answers how to stop. */
export function startEventWorker(
  { store, ...parts }: EventWorkerParts & { store: Store },
  pace: number = usualPace,
): () => Promise<void> {
  return startRounds({
    store,
    channel: inboxChannel,
    pace,
    work: (stopping) => workOff(parts, stopping),
    onFault: (cause) => parts.onFault({ code: 'database', cause }),
  });
}

/** Works off all that is due. */
export async function workOff(parts: EventWorkerParts, stopping?: AbortSignal): Promise<void> {
  let claimed: ClaimedEvent[];
  do {
    if (stopping?.aborted) return;
    claimed = await claimEvents(parts.db, parts.provider.name, { now: parts.clock(), most });
    for (const event of claimed) await settle(parts, event);
  } while (claimed.length === most);
}

async function settle(parts: EventWorkerParts, event: ClaimedEvent): Promise<void> {
  const { db, clock, onFault } = parts;
  try {
    const state = await carryOut(parts, event);
    if (state === 'later') await postponeEvent(db, event, { now: clock(), fault: 'unknown' });
    else await settleEvent(db, event, { state, now: clock() });
  } catch (error) {
    const fault = error instanceof ProviderFault ? error.kind : 'internal';
    onFault({ code: fault, event: event.number });
    const isLast = event.attempts >= mostAttempts;
    if (isLast) await settleEvent(db, event, { state: 'failed', now: clock(), fault });
    else await postponeEvent(db, event, { now: clock(), fault });
  }
}

/** An event only says where to look: what is true now is asked for, so order and repetition do not matter. */
async function carryOut(parts: EventWorkerParts, event: ClaimedEvent): Promise<'done' | 'ignored' | 'later'> {
  if (/^(payment_intent|charge)\./.test(event.type) && event.object_id !== null) {
    if (await settleByEvent(parts, event.object_id)) return 'done';
    return parts.clock() - event.received_at.getTime() < retriedFor ? 'later' : 'ignored';
  }
  if (event.type.startsWith('refund.') && event.object_id !== null) {
    if (await settleRefundByEvent(parts, event.object_id)) return 'done';
    // It may have been made at the provider by hand: its payment tells of it.
    return 'ignored';
  }
  if (event.type === 'payment_method.detached' && event.object_id !== null) {
    return (await dropByEvent(parts, event.object_id)) ? 'done' : 'ignored';
  }
  if (!/^(account|capability)\./.test(event.type)) return 'ignored';
  const id = event.account_id ?? event.object_id;
  const account = id === null ? null : await findAccountById(parts, id);
  if (account?.isClosed) return 'ignored';
  if (account) {
    await syncAccount(parts, account);
    return 'done';
  }
  // It may be that of an account whose own row is being written at this moment.
  return parts.clock() - event.received_at.getTime() < retriedFor ? 'later' : 'ignored';
}
