import type { SnapshotFrom } from 'xstate';
import type { Card } from '#api/payments.ts';
import { othersOf } from './cards-setup.ts';
import type { cardsMachine } from './cards.ts';

type Snapshot = SnapshotFrom<typeof cardsMachine>;

/** The cards, or null before they have been read. */
export const selectRows = ({ context }: Snapshot): readonly Card[] | null => context.rows;

/** What stands in the place of the list. */
export const selectScreen = (
  snapshot: Snapshot,
): 'saving' | 'unsaved' | 'failed' | 'off' | 'loading' | 'list' => {
  for (const state of ['saving', 'unsaved', 'failed', 'off'] as const) {
    if (snapshot.matches(state)) return state;
  }
  return snapshot.context.rows === null ? 'loading' : 'list';
};

/** Why something was not done. */
export const selectRefusal = ({ context }: Snapshot): string | null => context.refusal;

/** Whether nothing can be done to the cards now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => !snapshot.matches('listed');

/** Whether the provider's page is on its way. */
export const selectIsLeaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('beginning') || snapshot.matches('leaving');

/** The card that becomes the default at this moment. */
export const selectPreferring = (snapshot: Snapshot): string | null =>
  snapshot.matches('preferring') ? snapshot.context.cardId : null;

/** The card whose removal is asked about, or under way. */
export const selectDoubted = (snapshot: Snapshot): Card | null =>
  snapshot.matches('confirmingDelete') || snapshot.matches('removing') || snapshot.matches('replacing')
    ? (snapshot.context.rows?.find(({ cardId }) => cardId === snapshot.context.cardId) ?? null)
    : null;

/** Whether the card is being removed. */
export const selectIsRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing');

/** Whether another card is asked for first, and which ones there are. */
export const selectInstead = (snapshot: Snapshot): { chosen: string; others: readonly Card[] } | null =>
  snapshot.context.insteadId === null
    ? null
    : { chosen: snapshot.context.insteadId, others: othersOf(snapshot.context) };
