import type { ProblemData } from '#api/problem.ts';
import {
  findNewPasswordFault,
  isGuessable,
  passwordRules,
  passwordStrength,
} from '#domain/password/strength.ts';
import type { PasswordRule } from '#domain/password/strength.ts';
import { problemWords } from '#domain/words/problems.ts';
import { fieldIn, namedField } from '#machines/patterns/named-field.ts';

/** The fields in which passwords are typed. */
export type PasswordField = 'currentPassword' | 'password' | 'confirmPassword';

/** The field to mend, and what is wrong with it as people read it. */
export type PasswordFault = { field: PasswordField | 'isEulaAccepted'; text: string };

/** What is typed of a new password. */
export type TypedPassword = { password: string; confirmPassword: string };

/** The first rule that a new password breaks, in words. */
export function findTypedFault(typed: TypedPassword): PasswordFault | null {
  const fault = findNewPasswordFault(typed);
  return fault && { field: fault.field, text: problemWords[fault.code] };
}

const fieldOfCode: Partial<Record<string, PasswordFault['field']>> = {
  password_weak: 'password',
  password_guessable: 'password',
  passwords_differ: 'confirmPassword',
  password_wrong: 'currentPassword',
  eula_not_accepted: 'isEulaAccepted',
};

/** The field that the server refused; null where it refused the whole. */
export function refusedPassword({ code, message, fields }: ProblemData): PasswordFault | null {
  const field = fieldOfCode[code];
  if (field && message !== '') return { field, text: message };
  return namedField(fields, fieldIn(['currentPassword', 'password', 'confirmPassword']));
}

/** A new password as it is judged while it is typed. */
export type JudgedPassword = {
  strength: 'none' | 'weak' | 'medium' | 'strong';
  rules: Record<PasswordRule, boolean>;
  isGuessable: boolean;
  /** The repetition is compared with every letter. */
  confirmError: string | undefined;
};

export function judge({ password, confirmPassword }: TypedPassword): JudgedPassword {
  const strength = password === '' ? 'none' : passwordStrength(password);
  return {
    strength,
    rules: passwordRules(password),
    isGuessable: strength === 'strong' && isGuessable(password),
    confirmError:
      confirmPassword !== '' && confirmPassword !== password ? problemWords.passwords_differ : undefined,
  };
}

/** Whether two judgements say the same. */
export const isSameJudgement = (one: JudgedPassword, other: JudgedPassword): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
