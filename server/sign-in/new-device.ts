import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#domain/session/device.ts';
import { accountMailWords } from '#domain/words/mail-account.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { originOf } from '#server/session/origin.ts';
import type { SessionParts } from '#server/session/open.ts';
import { hasDevices, isKnownDevice, type Account } from './store.ts';

const day = 86_400;

type Parts = Pick<SessionParts, 'db' | 'cookies' | 'secrets' | 'clock'> & { outbox: Outbox };

/** Tells an owner by mail of a sign-in from where there was none before: once a day for each kind of browser. */
export async function tellNewDevice(
  { db, cookies, secrets, clock, outbox }: Parts,
  request: FastifyRequest,
  { id, email, first_name: firstName }: Account,
): Promise<void> {
  if (!outbox.isOpen) return;
  if (await isKnownDevice(db, id, cookies.readDevice(request))) return;
  // The first one of all is the owner's own.
  if (!(await hasDevices(db, id))) return;
  const { userAgent } = originOf(request, secrets);
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter(Boolean).join(', ') || accountMailWords.newDevice.unknown;
  const kind = secrets.digest('new device', userAgent).toString('base64url').slice(0, 16);
  await outbox.add(db, {
    to: email,
    template: 'newDevice',
    parameters: { firstName, device },
    lasts: day,
    dedupeKey: `newDevice:${id}:${kind}:${Math.floor(clock() / (day * 1000))}`,
  });
}
