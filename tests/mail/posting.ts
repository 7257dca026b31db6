import { readMailSettings } from '#server/mail/configuration.ts';
import { createOutbox, type Mail } from '#server/mail/outbox.ts';
import { createSmtp } from '#server/mail/smtp.ts';
import { startMailWorker } from '#server/mail/worker.ts';
import type { Store } from '#server/database/store.ts';
import { stillClock } from '#tests/support/app.ts';
import { testSecrets } from '#tests/support/database.ts';

export const publicUrl = new URL('https://baulk.example');
export const frame = { publicUrl, operator: 'The Association' };

type Office = {
  clock: ReturnType<typeof stillClock>;
  faults: string[];
  /** Writes a mail down, as a feature does. */
  write(mail: Partial<Mail<'emailCode'>> & { to: string }): Promise<void>;
  /** Starts a process that sends; answers how to stop it. */
  open(pace?: number): () => Promise<void>;
  /** How the mails to an address stand. */
  states(): Promise<string[]>;
};

/** The sending half of the server over a database, with a mail server on this machine. */
export function mailOffice(store: Store, smtpPort: number): Office {
  const clock = stillClock();
  const outbox = createOutbox({ secrets: testSecrets, clock: clock.now, mode: 'smtp' });
  const faults: string[] = [];
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'Baulk <desk@baulk.example>' };
  const settings = readMailSettings(env, { production: true, ...frame });
  if (settings.mode !== 'smtp') throw new Error('There is a mail server.');
  const { server, from } = settings;
  return {
    clock,
    faults,
    write: (mail) =>
      outbox.add(store.db, { template: 'emailCode', parameters: { code: '123456' }, lasts: 300, ...mail }),
    open: (pace = 20) =>
      startMailWorker(
        {
          store,
          clock: clock.now,
          secrets: testSecrets,
          frame,
          transport: createSmtp(server, from),
          onFault: ({ code }) => faults.push(code),
        },
        pace,
      ),
    async states() {
      const rows = await store.db.selectFrom('outbox').select('state').orderBy('number').execute();
      return rows.map(({ state }) => state);
    },
  };
}

/** Waits until something holds, however slow the machine is. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 25_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come to hold.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
