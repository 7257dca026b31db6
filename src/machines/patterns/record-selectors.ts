import type { FieldFault } from './record-context.ts';

/** Where an editor stands; whatever a feature edits, the states are those of `recordStates`. */
type Editor = { value: string | object };

const stateOf = ({ value }: Editor): string | undefined =>
  typeof value === 'string' ? value : Object.keys(value)[0];

/** What stands on the page of an editor. */
export function selectView(editor: Editor): 'loading' | 'failed' | 'form' {
  const state = stateOf(editor);
  if (state === 'loading' || state === 'recalling') return 'loading';
  return state === 'failed' ? 'failed' : 'form';
}

/** The dialog over the form. */
export function selectDialog(editor: Editor): 'none' | 'conflict' | 'leaving' {
  const state = stateOf(editor);
  if (state === 'resolvingConflict') return 'conflict';
  return state === 'leaving' ? 'leaving' : 'none';
}

/** Whether the form takes no typing now. */
export const selectIsLocked = (editor: Editor): boolean => stateOf(editor) !== 'editing';

/** The fault that is shown, with its words. */
export const selectFault = ({ context }: { context: { fault: FieldFault | null } }): FieldFault | null =>
  context.fault;

/** When the changes were made that came back unsaved, until they are kept or discarded. */
export const selectRestoredFrom = ({
  context,
}: {
  context: { restoredFrom: string | null };
}): string | null => context.restoredFrom;

/** Why the server refused. */
export const selectRefusal = ({ context }: { context: { refusal: string | null } }): string | null =>
  context.refusal;
