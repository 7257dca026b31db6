import { fromPromise } from 'xstate';
import { readDraft, type DraftOwner } from './storage.ts';

/** Whose draft of which form. */
export type DraftKey = { userId: DraftOwner; form: string };

/** Reads what a user had typed into a form of this tab and not saved, or null. */
export const recallDraft = fromPromise<unknown, DraftKey>(async ({ input }) =>
  readDraft(input.userId, input.form),
);
