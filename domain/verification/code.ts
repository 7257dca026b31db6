/** A code has so many digits, the first of which is not 0 (document 000, section 5). */
export const codeLength = 6;

/** What of a typed or pasted text can be a code: digits, the first not 0, as many as a code has. */
export function codeTyped(text: string): string {
  return digitsOf(text).replace(/^0+/, '').slice(0, codeLength);
}

/** Whether a text is a whole code. */
export function isCode(text: string): boolean {
  return /^[1-9][0-9]{5}$/.test(text);
}

/** How far the proof of an e-mail address is, as the registration form asks of it. */
export type ProofStage = 'unverified' | 'codeSent' | 'verified';

/** What keeps a complete form from being sent: the address, or the code while its box is open. */
export type ProofFault = { field: 'email'; code: 'email_unverified' } | { field: 'code'; code: 'code_wrong' };

/** The two messages that follow the eight checks of the form. */
export function findProofFault(stage: ProofStage): ProofFault | null {
  if (stage === 'verified') return null;
  if (stage === 'codeSent') return { field: 'code', code: 'code_wrong' };
  return { field: 'email', code: 'email_unverified' };
}

/** Whole seconds from one instant to another, never below 0; both in milliseconds since the epoch. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** Seconds as mm:ss; from an hour on as h:mm:ss. */
export function countdownText(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

const arabicDigits = [0x0660, 0x06f0, 0x0966];

/** The digits of a text in their common form, however the keyboard writes them. */
export function digitsOf(text: string): string {
  return Array.from(text.normalize('NFKC'))
    .map((sign) => {
      const point = sign.codePointAt(0) ?? 0;
      const zero = arabicDigits.find((first) => point >= first && point < first + 10);
      return zero === undefined ? sign : String(point - zero);
    })
    .filter((sign) => /[0-9]/.test(sign))
    .join('');
}
