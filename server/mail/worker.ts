import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { composeMail, type ComposedMail } from './compose.ts';
import type { Frame } from './letter.ts';
import { mailChannel, sealingOf } from './outbox.ts';
import { claimMails, expireMails, postponeMail, settleMail, type ClaimedMail } from './queue.ts';
import { connections, faultCode, isPermanent, type Transport } from './transport.ts';

/** What a worker needs of the process. */
export type MailWorkerParts = {
  store: Pick<Store, 'db' | 'listen'>;
  clock: () => number;
  secrets: Secrets;
  transport: Transport;
  frame: Frame;
  /** Hears of what went wrong: a code and the id of the mail, never a person. */
  onFault: (fault: { code: string; mail?: string; cause?: unknown }) => void;
};

/** How often to look for mails that nobody told of, in milliseconds. */
const usualPace = 5_000;
/** How long one mail may take to leave, well within the lease of its claim. */
const timeout = 20_000;
/** How long a process that stops waits for the mails in its hands. */
const grace = 5_000;

/** Sends what is due, in as many processes as there are; answers how to stop, which waits for what is under way. */
export function startMailWorker(parts: MailWorkerParts, pace: number = usualPace): () => Promise<void> {
  const stop = startRounds({
    store: parts.store,
    channel: mailChannel,
    pace,
    work: (stopping) => sendDue(parts, stopping),
    onFault: (cause) => parts.onFault({ code: faultCode(cause), cause }),
  });
  void parts.transport.verify().catch((error: unknown) => parts.onFault({ code: faultCode(error) }));
  return async () => {
    await stop();
    parts.transport.close();
  };
}

async function sendDue(parts: MailWorkerParts, stopping: AbortSignal): Promise<void> {
  await expireMails(parts.store.db, parts.clock());
  let claimed: ClaimedMail[];
  do {
    if (stopping.aborted) return;
    claimed = await claimMails(parts.store.db, parts.clock(), connections);
    await Promise.all(claimed.map((mail) => deliver(parts, mail, stopping)));
  } while (claimed.length === connections);
}

async function deliver(parts: MailWorkerParts, mail: ClaimedMail, stopping: AbortSignal): Promise<void> {
  const { store, clock } = parts;
  const composed = composeMail(mail, { sealing: sealingOf(parts.secrets), frame: parts.frame });
  // Sealed under another secret, or written by a newer version whose processes know what it is.
  if (!composed) return postpone(parts, mail, 'unreadable');
  const left = mail.expires_at.getTime() - clock();
  if (left <= 0) {
    await settleMail(store.db, mail, { state: 'expired', now: clock() });
    return;
  }
  const error = await failureOf(
    parts,
    { ...composed, id: mail.id },
    limitOf(Math.min(left, timeout), stopping),
  );
  if (error === null) await settleMail(store.db, mail, { state: 'sent', now: clock() });
  else if (!isPermanent(error)) await postpone(parts, mail, faultCode(error));
  else {
    const fault = faultCode(error);
    parts.onFault({ code: fault, mail: mail.id });
    await settleMail(store.db, mail, { state: 'refused', now: clock(), fault });
  }
}

/** Sends a mail; answers why it failed, or null. */
async function failureOf(
  { transport, clock }: MailWorkerParts,
  mail: ComposedMail & { id: string },
  limit: Limit,
): Promise<unknown> {
  try {
    await transport.send({ ...mail, date: new Date(clock()) }, limit.signal);
    return null;
  } catch (error) {
    return error ?? new Error('unknown');
  } finally {
    limit.end();
  }
}

async function postpone(parts: MailWorkerParts, mail: ClaimedMail, fault: string): Promise<void> {
  parts.onFault({ code: fault, mail: mail.id });
  await postponeMail(parts.store.db, mail, { now: parts.clock(), fault });
}

type Limit = { signal: AbortSignal; end: () => void };

/** Ends a sending after its time, or a little after the process was told to stop. */
function limitOf(milliseconds: number, stopping: AbortSignal): Limit {
  const controller = new AbortController();
  const timers = [setTimeout(() => controller.abort(), milliseconds)];
  const hurry = (): void => {
    timers.push(setTimeout(() => controller.abort(), grace));
  };
  if (stopping.aborted) hurry();
  else stopping.addEventListener('abort', hurry, { once: true });
  return {
    signal: controller.signal,
    end: () => {
      timers.forEach(clearTimeout);
      stopping.removeEventListener('abort', hurry);
    },
  };
}
