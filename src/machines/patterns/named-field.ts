import { problemText, type ProblemData } from '#api/problem.ts';
import type { FieldFault } from './record-context.ts';

/**
 * Of the fields that a refusal names, the first that a form has, with what is said of it; null where it has none of them.
 * What breaks the contract is named by its place in the request, such as `club/name`.
 */
export function namedField<Field extends string>(
  fields: Readonly<Record<string, string>>,
  fieldOf: (field: string) => Field | null | undefined,
): FieldFault<Field> | null {
  for (const [name, text] of Object.entries(fields)) {
    const field = fieldOf(name) ?? fieldOf(name.slice(name.lastIndexOf('/') + 1));
    if (field !== null && field !== undefined) return { field, text };
  }
  return null;
}

/** What is shown of a refusal: at the first of its fields that the form has, else above the form. */
export function refusedAt<Field extends string>(
  problem: ProblemData,
  fieldOf: (field: string) => Field | null | undefined,
): { fault: FieldFault<Field> | null; refusal: string | null } {
  const fault = namedField(problem.fields, fieldOf);
  return { fault, refusal: fault === null ? problemText(problem) : null };
}

/** Finds a field by its name among those of a form. */
export const fieldIn =
  <const Field extends string>(fields: readonly Field[]) =>
  (name: string): Field | undefined =>
    fields.find((field) => field === name);

/** What is said of the one field of a dialog where the refusal names it, else what the refusal says. */
export const saidOf = (problem: ProblemData, field: string): string =>
  namedField(problem.fields, fieldIn([field]))?.text ?? problemText(problem);
