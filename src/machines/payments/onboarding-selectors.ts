import type { SnapshotFrom } from 'xstate';
import type { StripeStatus } from '#api/payments.ts';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import { onboardingWords as words } from '#domain/words/onboarding.ts';
import type { onboardingMachine } from './onboarding.ts';

type Snapshot = SnapshotFrom<typeof onboardingMachine>;

/** What the page shows: one of the provider's answers, or that there is none yet. */
export type Face = keyof typeof words.faces;

const faces: Readonly<Record<StripeStatus['state'], Face>> = {
  not_connected: 'notConnected',
  incomplete: 'incomplete',
  pending_verification: 'pendingVerification',
  restricted: 'restricted',
  rejected: 'rejected',
  connected: 'connected',
  connected_action_due: 'due',
};

/** A club that takes no payments and of which nothing is asked has been paused. */
const faceOf = ({ state, due }: StripeStatus): Face =>
  state === 'restricted' && due.length === 0 ? 'paused' : faces[state];

/** What stands on the page; while the browser leaves and while somebody is asked, what stood there before. */
export const selectFace = (snapshot: Snapshot): Face => {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('off')) return 'off';
  if (snapshot.matches('settling')) return 'settling';
  const { status } = snapshot.context;
  const isAsked = snapshot.matches('checking') || snapshot.matches('returning') || status === null;
  return isAsked ? 'syncing' : faceOf(status);
};

/** The head of what could not be done, in the place of the usual one. */
export const selectFault = ({ context }: Snapshot): { title: string; text: string } | null => context.fault;

/** What the provider asks for, in words, where it is worth a list. */
export const selectDue = (snapshot: Snapshot): readonly string[] => {
  const face = selectFace(snapshot);
  if (!['incomplete', 'restricted', 'due'].includes(face)) return none;
  return (snapshot.context.status?.due ?? none).map((name) => words.due[name] ?? readable(name));
};
const none: readonly string[] = [];

/** Until when what is due has to be there, as a day; null where the provider names none. */
export const selectDeadline = (snapshot: Snapshot): string | null =>
  selectDue(snapshot).length === 0
    ? null
    : plainDayText(snapshot.context.status?.deadline?.slice(0, 10) ?? null);

/** What the club pays, as the last answer has it. */
export const selectTerms = ({ context }: Snapshot): StripeStatus['terms'] | null =>
  context.status?.terms ?? null;

/** Whether a connected club is paid by card; null where it is not connected. */
export const selectHasCharges = (snapshot: Snapshot): boolean | null =>
  isConnected(snapshot) ? (snapshot.context.status?.is_stripe_connected ?? null) : null;

/** Whether a connected club's money goes to its bank; null where it is not connected. */
export const selectHasPayouts = (snapshot: Snapshot): boolean | null =>
  isConnected(snapshot) ? (snapshot.context.status?.payoutsEnabled ?? null) : null;

const isConnected = (snapshot: Snapshot): boolean => ['connected', 'due'].includes(selectFace(snapshot));

/** Why the club was not taken off, as long as it is connected. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  isConnected(snapshot) ? snapshot.context.refusal : null;

/** Whether payments under way keep the club from being taken off. */
export const selectIsMoneyPending = (snapshot: Snapshot): boolean =>
  isConnected(snapshot) && snapshot.context.isMoneyPending;

/** Whether the browser is on its way to the provider, or about to be. */
export const selectIsLeaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('linking') || snapshot.matches('onboarding');

/** What can be done now. */
export const selectOffers = (snapshot: Snapshot): string =>
  (['connect', 'check', 'offboard'] as const).filter((type) => snapshot.can({ type })).join(' ');

/** The question whether to take the club off, if it is asked. */
export const selectQuestion = (snapshot: Snapshot): 'none' | 'asked' | 'underWay' => {
  if (snapshot.matches({ offboarding: 'deleting' })) return 'underWay';
  return snapshot.matches('offboarding') ? 'asked' : 'none';
};

/** What has no words of its own is named as the provider names it, made readable. */
const readable = (name: string): string => name.replaceAll(/[._]/g, ' ');
