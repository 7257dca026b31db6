import type { SnapshotFrom } from 'xstate';
import type { Card } from '#api/payments.ts';
import type { MemberSubscription } from '#api/subscriptions.ts';
import type { membersMachine } from './members.ts';

type Snapshot = SnapshotFrom<typeof membersMachine>;

/** What fills the section; behind a question the list stands. */
export const selectScreen = (snapshot: Snapshot): 'loading' | 'failed' | 'list' => {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'list';
};

export const selectRows = ({ context }: Snapshot): readonly MemberSubscription[] => context.rows;
export const selectCards = ({ context }: Snapshot): readonly Card[] => context.cards;
export const selectCardId = ({ context }: Snapshot): string | null => context.cardId;
export const selectRefusal = ({ context }: Snapshot): string | null => context.refusal;

/** Whether nothing can be done to the list now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => !snapshot.matches('shown');

/** The one for which something is read or changed at this moment, without a question. */
export const selectWaiting = (snapshot: Snapshot): number | null =>
  snapshot.matches('preparing') || snapshot.matches('renewing') ? snapshot.context.id : null;

/** What is asked before something is done, and whether it is under way. */
export const selectQuestion = (snapshot: Snapshot): 'none' | 'take' | 'taking' | 'end' | 'ending' => {
  if (snapshot.matches('confirming')) return 'take';
  if (snapshot.matches('taking')) return 'taking';
  if (snapshot.matches('confirmingEnd')) return 'end';
  return snapshot.matches('ending') ? 'ending' : 'none';
};

/** The selected subscription. */
export const selectMeant = ({ context }: Snapshot): MemberSubscription | null =>
  context.rows.find(({ id }) => id === context.id) ?? null;
