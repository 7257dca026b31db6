import { isRecord } from '#domain/session/stored.ts';

/** How far the proof of an address had come when it was kept; never the code, and nothing that opens anything. */
export type KeptProof = {
  email: string;
  /** Until when the code can be used, an instant of the server's clock; null where none was sent. */
  expiresAt: string | null;
  /** From when another code can be asked for while this one can be used; null where it can be already. */
  resendAt: string | null;
  /** Whether a code was sent, even one that is worth nothing any more. */
  hadCode: boolean;
  /** Until when a registration can use the proof; null while it is not proved. */
  provedUntil: string | null;
  /** What was said when too much was tried; null while nothing is locked. */
  lock: string | null;
  /** From when another code can be asked for, where the server has set a pause. */
  pauseUntil: string | null;
  /** Milliseconds from the device's clock to the server's, as they were known then. */
  clockOffset: number;
};

/** A kept proof read back, or null when the value is damaged or not ours. */
export function readKeptProof(value: unknown): KeptProof | null {
  if (!isRecord(value) || typeof value['email'] !== 'string') return null;
  const instant = (key: string): string | null => {
    const text = value[key];
    return typeof text === 'string' && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  const offset = value['clockOffset'];
  return {
    email: value['email'],
    expiresAt: instant('expiresAt'),
    resendAt: instant('resendAt'),
    hadCode: value['hadCode'] === true,
    provedUntil: instant('provedUntil'),
    lock: typeof value['lock'] === 'string' ? value['lock'] : null,
    pauseUntil: instant('pauseUntil'),
    clockOffset: typeof offset === 'number' && Number.isFinite(offset) ? offset : 0,
  };
}
