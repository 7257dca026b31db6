import { clearDraft, readDraft, writeDraft } from '#browser/storage.ts';
import { isRecord } from '#domain/session/stored.ts';

/** Who types into which form; what nobody (null) types is not kept. */
export type DraftPlace = { userId: number | null; name: string };

/** What is typed, and the version of the record that it is typed over; empty for a new one. */
export type Draft<Form> = { version: string; form: Form };

/**
 * What somebody had typed in this tab and not saved, if it still fits the form. Sent with the version that it was typed
 * over, it is told where someone else has saved meanwhile.
 */
export function recallForm<Form extends object>(
  { userId, name }: DraftPlace,
  blank: Form,
): Draft<Form> | null {
  const draft = userId === null ? null : readDraft(userId, name);
  if (!isRecord(draft)) return null;
  const { version, form } = draft;
  return typeof version === 'string' && isLike(form, blank) ? { version, form } : null;
}

/** Keeps what is typed, in this tab alone. */
export function keepForm({ userId, name }: DraftPlace, { version, form }: Draft<object>): void {
  if (userId !== null) writeDraft(userId, name, { version, form });
}

/** Forgets it, once it is saved or given up. */
export function dropForm({ userId, name }: DraftPlace): void {
  if (userId !== null) clearDraft(userId, name);
}

function isLike<Form extends object>(value: unknown, form: Form): value is Form {
  return (
    isRecord(value) &&
    Object.entries(form).every(([key, part]: [string, unknown]) => {
      if (Array.isArray(part)) return Array.isArray(value[key]) && value[key].every(isPlain);
      return isRecord(part) ? isLike(value[key], part) : typeof value[key] === typeof part;
    })
  );
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
