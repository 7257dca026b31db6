/** A code of an authenticator has six digits, a recovery code sixteen signs in groups of four. */
export type FactorCode = { kind: 'authenticator' | 'recovery'; code: string };

/** How many recovery codes there are at once. */
export const recoveryCodeCount = 10;

/** What was typed as a code, or null where it can be none; blanks, hyphens and case do not matter. */
export function readFactorCode(typed: string): FactorCode | null {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code };
  return /^[a-z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** A recovery code as people write it down. */
export function groupedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Roles whose accounts can do most harm: they are led to a second factor. */
export function isLedToSecondFactor(roleId: number): boolean {
  return roleId >= 1 && roleId <= 4;
}

/** Whether somebody has to set a second factor up before anything else; unknown until it is known what they have. */
export function isFactorDue(
  user: { roleId: number; hasSecondFactor?: boolean },
  asked: 'offered' | 'required' | undefined,
): boolean {
  return asked === 'required' && user.hasSecondFactor === false && isLedToSecondFactor(user.roleId);
}
