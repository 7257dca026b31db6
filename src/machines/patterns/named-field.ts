import type { FieldFault } from './record-context.ts';

/** Of the fields that a refusal names, the first that a form has, with what is said of it; null where it has none of them. */
export function namedField<Field extends string>(
  fields: Readonly<Record<string, string>>,
  fieldOf: (field: string) => Field | null | undefined,
): FieldFault<Field> | null {
  for (const [name, text] of Object.entries(fields)) {
    const field = fieldOf(name);
    if (field !== null && field !== undefined) return { field, text };
  }
  return null;
}
