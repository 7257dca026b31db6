import { canonicalEmail } from '#domain/email.ts';
import type { Secrets } from '#server/services/secrets.ts';

/** By which an address is known to codes and grants: the same for every spelling of it, and not readable. */
export function subjectOf(secrets: Secrets, email: string): Buffer {
  return secrets.digest('email proof', canonicalEmail(email));
}
