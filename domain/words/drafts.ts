import { translated } from '#domain/language/translated.ts';

/** Texts over a form to which somebody comes back with changes that were not saved. */
export const draftWords = translated('draft', {
  restored: (from: string) => `Unsaved changes from ${from}.`,
  purpose: 'They stand in this form over what is saved now. Keep them, or discard them.',
  keep: 'Keep changes',
  discard: 'Discard changes',
});
