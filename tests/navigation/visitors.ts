import type { Member, Visitor } from '#domain/navigation/guard.ts';
import { roles, type RoleId } from '#domain/roles.ts';

const clubs = [
  { clubId: 7, clubName: 'Club Billares Obelisco' },
  { clubId: 9, clubName: 'Cue Club Monterrey' },
];

/** Someone signed in with a role and two clubs. */
export const memberOf = (roleId: number): Member => ({ kind: 'signedIn', roleId, clubs });

/** Someone signed in with a role and no club. */
export const guestOf = (roleId: number): Member => ({ kind: 'signedIn', roleId, clubs: [] });

/** Someone signed in who has to set up a second factor first. */
export const dueOf = (roleId: number): Member => ({ ...memberOf(roleId), isFactorDue: true });

/** The name under which the tests speak of a visitor. */
export type VisitorName =
  | 'signed out'
  | 'terms pending'
  | `${RoleId} with a club`
  | `${RoleId} without a club`;

/** Everyone who can stand before an address. */
export const visitors = new Map<VisitorName, Visitor>([
  ['signed out', { kind: 'signedOut' }],
  ['terms pending', { kind: 'pending' }],
  ...roles.flatMap(({ id }): [VisitorName, Visitor][] => [
    [`${id} with a club`, memberOf(id)],
    [`${id} without a club`, guestOf(id)],
  ]),
]);

/** Follows an address as a browser would, at most so many times, and answers every address on the way. */
export function follow(
  address: string,
  decide: (address: string) => { to: string },
  most = 5,
): { steps: string[]; isShown: boolean } {
  const steps = [address];
  for (let step = 0; step < most; step += 1) {
    const { to } = decide(steps.at(-1) ?? '/');
    if (to === 'show') return { steps, isShown: true };
    steps.push(to);
  }
  return { steps, isShown: false };
}
