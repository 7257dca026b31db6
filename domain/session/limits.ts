import type { RoleId } from '#domain/roles.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lasts, in seconds: unused, and at most. */
export type SessionTerm = { idleSeconds: number; absoluteSeconds: number };

/** The term of a session by role, Remember Me and whether a browser's cookie binds it. */
export function sessionTerm(roleId: RoleId, remembered: boolean, bound: boolean): SessionTerm {
  if (!bound) return { idleSeconds: hour, absoluteSeconds: hour };
  if (remembered) return { idleSeconds: 14 * day, absoluteSeconds: roleId === 5 ? 30 * day : 7 * day };
  return { idleSeconds: roleId === 5 ? 2 * hour : 30 * minute, absoluteSeconds: 12 * hour };
}

/** The header in which an answer says when the session ends unless it is used, an ISO instant. */
export const idleEndHeader = 'session-idle-until';

/** A pending token may only accept the terms and sign out, within an hour. */
export const pendingTerm: SessionTerm = { idleSeconds: hour, absoluteSeconds: hour };

/** For so long the password counts as proved, in seconds. */
const proofSeconds = 15 * minute;

/** Whether a session has proved the password lately; both instants in milliseconds. */
export function isProved(provedAt: number | null, now: number): boolean {
  return provedAt !== null && now - provedAt < proofSeconds * 1000;
}

const quietAddresses = [
  '/login',
  '/set-password',
  '/forgot-password',
  '/all-news',
  '/view-news',
  '/clubtable',
];
const quietMessages = ['Invalid email id or password', 'No User found with email'];

/** Whether a 401 ends the session with the popup, by the address shown and the message (document 000, section 8). */
export function isSessionLoss({ address, message }: { address: string; message: string }): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  const quiet = quietAddresses.some((one) => path === one || path.startsWith(`${one}/`));
  return !quiet && message !== quietMessages[0] && !message.includes(quietMessages[1] ?? '');
}
