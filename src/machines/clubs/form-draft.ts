import { clearDraft, readDraft, writeDraft } from '#browser/storage.ts';
import type { ClubForm } from '#domain/clubs/form.ts';
import { isRecord } from '#domain/stored.ts';

const formName = 'new-club';

/** Whose new club it is; a club that is there is read from the server, and nobody's (null) is not kept. */
type Draft = { userId: number | null; clubId: number | null };

/** What somebody had typed of a new club in this tab and not saved, if it still fits the form. */
export function recallNewClub({ userId, clubId }: Draft, blank: ClubForm): ClubForm | null {
  const draft = userId === null || clubId !== null ? null : readDraft(userId, formName);
  return isLike(draft, blank) ? draft : null;
}

/** Keeps what is typed of a new club; its channels are not, for their stream keys are secrets. */
export function keepNewClub({ userId, clubId, form }: Draft & { form: ClubForm }): void {
  if (userId !== null && clubId === null) writeDraft(userId, formName, form);
}

/** Forgets it, once it is saved or given up. */
export function dropNewClub({ userId, clubId }: Draft): void {
  if (userId !== null && clubId === null) clearDraft(userId, formName);
}

function isLike<Form extends object>(value: unknown, form: Form): value is Form {
  return (
    isRecord(value) &&
    Object.entries(form).every(([key, part]: [string, unknown]) =>
      isRecord(part) ? isLike(value[key], part) : typeof value[key] === typeof part,
    )
  );
}
