import type { RoleId } from '#domain/roles.ts';

/** The one password of every demo account. */
export const demoPassword = 'Baulk#2026';

/** The pin of the demo's referee. */
export const demoPin = '4729';

/** The accounts that people try the product with, and what each of them shows. */
export const demoAccounts: { email: string; roleId: RoleId; note: string }[] = [
  { email: 'owner@baulk.example', roleId: 1, note: 'Runs the association' },
  { email: 'staff@baulk.example', roleId: 2, note: 'Works for the association' },
  { email: 'club@baulk.example', roleId: 3, note: 'Runs a club in the United States' },
  { email: 'desk@baulk.example', roleId: 4, note: 'Works at the desk of that club' },
  { email: 'player@baulk.example', roleId: 5, note: 'Plays, a member of two clubs' },
  { email: 'guest@baulk.example', roleId: 5, note: 'Plays, a member of no club' },
  { email: 'new@baulk.example', roleId: 5, note: 'Has not accepted the current terms' },
  { email: 'first@baulk.example', roleId: 5, note: 'Has accepted the terms, signs in for the first time' },
  { email: 'referee@baulk.example', roleId: 5, note: 'Plays and referees, has a pin' },
  { email: 'club2@baulk.example', roleId: 3, note: 'Runs a club in Colombia' },
  { email: 'desk2@baulk.example', roleId: 4, note: 'Works at the desk of a club in Mexico' },
  { email: 'suspended@baulk.example', roleId: 5, note: 'Is suspended and cannot sign in' },
];

/** The id of the account whose address begins so; the accounts are the first users. */
export function accountId(key: string): number {
  return demoAccounts.findIndex(({ email }) => email.startsWith(`${key}@`)) + 1;
}
