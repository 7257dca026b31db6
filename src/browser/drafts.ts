import { fromPromise } from 'xstate';
import { readDraft } from './storage.ts';

/** Whose draft of which form. */
export type DraftKey = { userId: number; form: string };

/** Reads what a user had typed into a form of this tab and not saved, or null. */
export const recallDraft = fromPromise<unknown, DraftKey>(async ({ input }) =>
  readDraft(input.userId, input.form),
);
