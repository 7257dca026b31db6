import type { DraftKey } from '#browser/drafts.ts';
import { randomKey } from '#browser/random.ts';
import { conflicts, type MergeRules } from '#domain/editing/merge.ts';
import { isOneLine } from '#domain/one-line.ts';
import { fieldWords } from '#domain/words/fields.ts';

/** What is wrong with a field, as people read it. */
export type FieldFault<Field extends string = string> = { field: Field; text: string };

/** A record as it was read: what its form holds, and what else is known of it. */
export type RecordRead<Form extends object, Known extends { version: string }> = { form: Form; known: Known };

/** What every editor of a record knows; a feature adds its own. */
export type RecordContext<Form extends object, Known extends { version: string }> = {
  /** Who types; null keeps no draft. */
  typedBy: number | null;
  /** What is known of the record besides its form; null for a new one. */
  known: Known | null;
  /** What is typed over; after a conflict with a draft, still the old values of the contested fields. */
  saved: Form;
  form: Form;
  /** What is saved by now, where it is not what is typed over. */
  theirs: RecordRead<Form, Known> | null;
  /** The instant of the last change of a draft that came back, until somebody keeps or discards it. */
  restoredFrom: string | null;
  fault: FieldFault | null;
  refusal: string | null;
  /** Under which a new record is sent, so that one sent twice is made once. */
  key: string;
};

export type RecordEvent =
  | { type: 'submit' }
  | { type: 'back' }
  | { type: 'keep.draft' }
  | { type: 'discard.draft' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'leave' }
  | { type: 'stay' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' };

/** What an editor has to know of its record. */
export type RecordRules<Form extends object, Context> = MergeRules<Form> & {
  /** Where what is typed is kept in the tab. */
  draftName: (context: Context) => string;
  /** The first rule that is broken. */
  findFault: (context: Context) => FieldFault | null;
  /** The fields that take one line, such as names; one that stays as it was saved is older than the rule. */
  lines?: readonly (keyof Form & string)[];
  /** Of the fields that a refusal names, the one that the form can show. */
  fieldOf: (field: string) => string | null;
  /** What of a form may be kept in the tab: all but secrets. */
  withoutSecrets?: (form: Form) => Form;
};

/** The first field of one line in which something else is typed. */
export function lineFault<Form extends object>(
  { form, saved }: { form: Form; saved: Form },
  { lines = [] }: { lines?: readonly (keyof Form & string)[] },
): FieldFault | null {
  const field = lines.find((line) => form[line] !== saved[line] && !isOneLine(String(form[line])));
  return field === undefined ? null : { field, text: fieldWords.oneLine };
}

/** The context of an editor before anything was read. */
export function recordContext<Form extends object>(typedBy: number | null, blank: Form) {
  return {
    typedBy,
    known: null,
    saved: blank,
    form: blank,
    theirs: null,
    restoredFrom: null,
    fault: null,
    refusal: null,
    key: randomKey(),
  };
}

/** The form after a change, under another key: what is sent now is not what was sent before. */
export const changedForm = <Form extends object>(form: Form): { form: Form; key: string } => ({
  form,
  key: randomKey(),
});

/** Whose draft of which form is looked for. */
export const draftKey = <Context extends { typedBy: number | null }>(
  context: Context,
  { draftName }: { draftName: (context: Context) => string },
): DraftKey => ({ userId: context.typedBy ?? 'visitor', form: draftName(context) });

/** The fields that both sides have changed, and what both have; null where nobody else has saved meanwhile. */
export function contested<Form extends object>(
  { form, saved, theirs }: { form: Form; saved: Form; theirs: { form: Form } | null },
  rules: MergeRules<Form>,
): { fields: (keyof Form & string)[]; mine: Form; theirs: Form } | null {
  if (theirs === null) return null;
  return { fields: conflicts({ form, saved, theirs: theirs.form }, rules), mine: form, theirs: theirs.form };
}
