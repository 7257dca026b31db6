import type { Outbox } from '#server/mail/outbox.ts';
import type { Limits } from '#server/services/limits.ts';
import type { Passwords } from '#server/services/passwords.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { Throttle } from '#server/sign-in/throttle.ts';

/** What setting passwords needs of the process. */
export type PasswordParts = SessionParts & {
  outbox: Outbox;
  limits: Limits;
  passwords: Passwords;
  throttle: Throttle;
};
