import type { MailSettings } from './configuration.ts';
import { tracedPort } from '#server/platform/tracing.ts';
import { startMailWorker, type MailWorkerParts } from './worker.ts';

/** Sends the mails of this installation, if it has a mail server; answers how to stop. */
export async function startMail({
  settings,
  ...parts
}: Omit<MailWorkerParts, 'transport'> & { settings: MailSettings }): Promise<() => Promise<void>> {
  if (settings.mode !== 'smtp') return () => Promise.resolve();
  // Loaded where it is needed alone, so that a start without a mail server does not wait for it.
  const { createSmtp } = await import('./smtp.ts');
  return startMailWorker({
    ...parts,
    transport: tracedPort('mail', createSmtp(settings.server, settings.from)),
  });
}
