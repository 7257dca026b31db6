import { isRecord } from '#domain/session/stored.ts';

/** What a form has to say for two versions of it to be merged. */
export type MergeRules<Form extends object> = {
  /** The fields in which two forms differ. */
  differences: (one: Form, other: Form) => (keyof Form & string)[];
  /** Fields that are one thing to people, such as a number and its dial code: who changes one has changed all. */
  together?: readonly (readonly (keyof Form & string)[])[];
};

/** What is typed, what it was typed over, and what is saved by now. */
export type Versions<Form extends object> = { form: Form; saved: Form; theirs: Form };

/** The fields that were changed since `saved` was read, each with those that belong to it. */
export function changedFields<Form extends object>(
  form: Form,
  saved: Form,
  { differences, together = [] }: MergeRules<Form>,
): (keyof Form & string)[] {
  const changed = differences(form, saved);
  const groups = together.filter((group) => group.some((field) => changed.includes(field)));
  return [...new Set([...changed, ...groups.flat()])];
}

/** The fields that were changed here and elsewhere, each in another way. */
export function conflicts<Form extends object>(
  { form, saved, theirs }: Versions<Form>,
  rules: MergeRules<Form>,
): (keyof Form & string)[] {
  const mine = changedFields(form, saved, rules);
  const elsewhere = changedFields(theirs, saved, rules);
  return rules.differences(form, theirs).filter((field) => mine.includes(field) && elsewhere.includes(field));
}

/** What was changed here laid over what was changed elsewhere; in a conflict, the side that is asked for stays. */
export function merged<Form extends object>(
  versions: Versions<Form>,
  rules: MergeRules<Form>,
  stays: 'mine' | 'theirs',
): Form {
  const given = stays === 'mine' ? [] : conflicts(versions, rules);
  const mine = changedFields(versions.form, versions.saved, rules).filter((field) => !given.includes(field));
  return { ...versions.theirs, ...partOf(versions.form, mine) };
}

/**
 * What is kept of a form that is not saved: the fields that were changed, the values that they were typed over, the
 * version that had those, and the instant.
 */
export type FormDraft<Form extends object> = {
  version: string;
  at: string;
  form: Partial<Form>;
  over: Partial<Form>;
};

/** The draft of a form; null where nothing is changed. */
export function draftOf<Form extends object>(
  { form, saved, version, at }: { form: Form; saved: Form; version: string; at: string },
  rules: MergeRules<Form>,
): FormDraft<Form> | null {
  const fields = changedFields(form, saved, rules);
  return fields.length === 0
    ? null
    : { version, at, form: partOf(form, fields), over: partOf(saved, fields) };
}

/**
 * A draft over the record as it is saved by now: changes of both sides are in the form. What it was typed over keeps the
 * old value only where the two conflict, together with the old version, so that saving is refused and asks. Null where
 * the draft is damaged, or nothing is left of it.
 */
export function rebased<Form extends object>(
  draft: unknown,
  read: { form: Form; version: string },
  rules: MergeRules<Form>,
): { form: Form; saved: Form; version: string; at: string } | null {
  if (!isRecord(draft)) return null;
  const { version, at } = draft;
  if (typeof version !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  const theirs = read.form;
  const typed = fitting(theirs, draft['form']);
  if (typed === null) return null;
  const saved = { ...theirs, ...fitting(theirs, draft['over']) };
  const versions = { form: { ...saved, ...typed }, saved, theirs };
  const form = merged(versions, rules, 'mine');
  if (rules.differences(form, theirs).length === 0) return null;
  const contested = conflicts(versions, rules);
  return contested.length === 0
    ? { form, saved: theirs, version: read.version, at }
    : { form, saved: { ...theirs, ...partOf(saved, contested) }, version, at };
}

const partOf = <Form extends object>(form: Form, fields: readonly (keyof Form & string)[]): Partial<Form> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<Form>;

/** Of a kept part what the form knows; null where the part is none. */
function fitting<Form extends object>(form: Form, part: unknown): Partial<Form> | null {
  if (!isRecord(part)) return null;
  const known = Object.entries(form) as [string, unknown][];
  return Object.fromEntries(
    known
      .filter(([field, value]) => field in part && isLike(part[field], value))
      .map(([field]) => [field, part[field]]),
  ) as Partial<Form>;
}

/** Whether a kept value has the shape of one that is there: lists hold plain values, records the same keys. */
function isLike(value: unknown, model: unknown): boolean {
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((one) => isPlain(one) || isRecord(one));
  if (isRecord(model))
    return isRecord(value) && Object.entries(model).every(([key, part]) => isLike(value[key], part));
  return typeof value === typeof model;
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
