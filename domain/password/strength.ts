import { commonWords } from '#domain/password/common-words.ts';

/** How a new password is judged; only a strong one is taken (document 000, section 5). */
export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** The characters that count as special; any other may stand in a password too, and counts as none. */
export const specialCharacters = ['!', '@', '#', '$', '%', '^', '&', '*'] as const;

/** The most characters that a password may have. */
export const longestPassword = 128;

/** The rules of a new password as browsers read them, so that what they propose is strong (`passwordrules`). */
export const proposalRules = `minlength: 8; maxlength: ${longestPassword}; required: lower; required: upper; required: digit; required: [${specialCharacters.join('')}];`;

/** What a strong password needs, each by itself, in the order in which it is listed. */
export type PasswordRule = 'length' | 'cases' | 'digit' | 'special';

const kinds = { lower: /\p{Ll}/u, upper: /\p{Lu}/u, digit: /[0-9]/, special: /[!@#$%^&*]/ };

/** Characters as people count them, in the form in which a password is kept. */
const charactersOf = (password: string): number => Array.from(password.normalize('NFKC')).length;

/** Which of the rules a password meets. */
export function passwordRules(password: string): Record<PasswordRule, boolean> {
  const folded = password.normalize('NFKC');
  const length = charactersOf(password);
  return {
    length: length >= 8 && length <= longestPassword,
    cases: kinds.lower.test(folded) && kinds.upper.test(folded),
    digit: kinds.digit.test(folded),
    special: kinds.special.test(folded),
  };
}

/** Strong meets every rule; Medium has 6 characters and two of lower case, upper case and digit. */
export function passwordStrength(password: string): PasswordStrength {
  if (Object.values(passwordRules(password)).every(Boolean)) return 'strong';
  const folded = password.normalize('NFKC');
  const found = [kinds.lower, kinds.upper, kinds.digit].filter((kind) => kind.test(folded)).length;
  return charactersOf(password) >= 6 && found >= 2 ? 'medium' : 'weak';
}

/** What is wrong with a new password and its repetition. */
export type NewPasswordFault = {
  field: 'password' | 'confirmPassword';
  code: 'password_weak' | 'passwords_differ';
};

/** The first rule that a new password and its repetition break. */
export function findNewPasswordFault(typed: {
  password: string;
  confirmPassword: string;
}): NewPasswordFault | null {
  if (passwordStrength(typed.password) !== 'strong') return { field: 'password', code: 'password_weak' };
  if (typed.password !== typed.confirmPassword) return { field: 'confirmPassword', code: 'passwords_differ' };
  return null;
}

const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** A word with signs and digits read as the letters for which they stand: p@ssw0rd. */
export const disguised = (word: string): string =>
  Array.from(word, (letter) => disguises[letter] ?? letter).join('');

/** Whether a password is one that is tried first, or says what anybody knows of its owner; advice, no rule. */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const stem = plain.replace(/^[^\p{L}@$!]+|[^\p{L}]+$/gu, '');
  const words = [plain, stem].map(disguised);
  const own = new Set(known.map((word) => word.trim().toLowerCase()).filter((word) => word.length > 2));
  return words.some((word) => commonWords.has(word) || own.has(word)) || /^(.)\1*$/u.test(stem);
}
