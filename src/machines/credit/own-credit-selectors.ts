import type { SnapshotFrom } from 'xstate';
import type { CreditEntry, OwnCredit } from '#api/credit.ts';
import type { Card } from '#api/payments.ts';
import { meantOf } from './own-credit-setup.ts';
import type { ownCreditMachine } from './own-credit.ts';

type Snapshot = SnapshotFrom<typeof ownCreditMachine>;

/** What fills the section; behind a dialog the list stands. */
export const selectScreen = (snapshot: Snapshot): 'loading' | 'failed' | 'list' => {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'list';
};

/** The dialog before the list. */
export const selectDialog = (
  snapshot: Snapshot,
): 'none' | 'buying' | 'paying' | 'reading' | 'unread' | 'entries' => {
  if (snapshot.matches('filling')) return 'buying';
  if (snapshot.matches('paying')) return 'paying';
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.matches('unread')) return 'unread';
  return snapshot.matches('looking') ? 'entries' : 'none';
};

export const selectRows = ({ context }: Snapshot): readonly OwnCredit[] => context.rows;
export const selectCards = ({ context }: Snapshot): readonly Card[] => context.cards;
export const selectCardId = ({ context }: Snapshot): string | null => context.cardId;
export const selectTyped = ({ context }: Snapshot): string => context.typed;
export const selectHasFault = ({ context }: Snapshot): boolean => context.hasFault;
export const selectRefusal = ({ context }: Snapshot): string | null => context.refusal;
export const selectMeant = ({ context }: Snapshot): OwnCredit | null => meantOf(context);
export const selectEntries = ({ context }: Snapshot): readonly CreditEntry[] => context.entries;
export const selectHasOlder = ({ context }: Snapshot): boolean => context.entries.length < context.total;

/** Whether the bank has a payment in hand. */
export const selectIsWaiting = ({ context }: Snapshot): boolean => context.ref !== null;

/** Whether nothing can be done to the list now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => !snapshot.matches('shown');

/** The club for which the cards are read at this moment. */
export const selectPreparing = (snapshot: Snapshot): number | null =>
  snapshot.matches('preparing') ? snapshot.context.clubId : null;
