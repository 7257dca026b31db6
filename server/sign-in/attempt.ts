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
  // Asked of an account that is not there as well, so that it takes as long.
  const known = await isKnownDevice(db, userId ?? 0, device);
  return {
    subject: known ? `${subject}:${digest(device ?? '')}` : subject,
    // What others guess from the same network, such as that of a club, is not counted against its owner.
    ip: known ? null : digest(networkOf(request.ip)),
  };
}
