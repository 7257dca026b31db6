import type { FastifyRequest } from 'fastify';
import { canonicalEmail } from '#domain/email.ts';
import { networkOf } from '#server/services/network.ts';
import type { SessionParts } from '#server/session/open.ts';
import { isKnownDevice } from './store.ts';
import type { Attempt } from './throttle.ts';

/** A browser that the account's owner has used before has a budget of its own, out of a stranger's reach. */
export async function attemptOf(
  { db, cookies, secrets }: Pick<SessionParts, 'db' | 'cookies' | 'secrets'>,
  request: FastifyRequest,
  { email, userId }: { email: string; userId: number | undefined },
): Promise<Attempt> {
  const digest = (text: string): string => secrets.digest('throttle', text).toString('base64url');
  const subject = digest(canonicalEmail(email));
  const device = cookies.readDevice(request);
  const known = userId !== undefined && (await isKnownDevice(db, userId, device));
  return {
    subject: known ? `${subject}:${digest(device ?? '')}` : subject,
    ip: digest(networkOf(request.ip)),
  };
}
