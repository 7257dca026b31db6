import type { ComposedMail } from './compose.ts';

/** What sends one mail. */
export type Transport = {
  send(mail: ComposedMail & { id: string; date: Date }, signal: AbortSignal): Promise<void>;
  /** Rejects when the mail server cannot be reached or refuses the credentials. */
  verify(): Promise<void>;
  close(): void;
};

/** Connections to the mail server at once, and so the mails that a worker takes at once. */
export const connections = 4;

/** Whether a failure will repeat itself however often the mail is tried. */
export function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'permanent' in error && error.permanent === true;
}

/** A failure in a word that names no person: the code of the library, and the mail server's number. */
export function faultCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.join(' ').slice(0, 40) || 'unknown';
}
