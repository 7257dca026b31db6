/** An account as the provider has it, in words that no provider owns. */
export type AccountStanding = {
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  /** Whether money can be passed on to it. */
  canReceive: boolean;
  currentlyDue: string[];
  pastDue: string[];
  /** What was handed in and not accepted. */
  errors: string[];
  pendingVerification: string[];
  disabledReason: string | null;
  /** Until when what is due has to be there, ISO 8601. */
  deadline: string | null;
};

/** Where the onboarding of a club stands. */
export type ConnectState =
  | 'not_connected'
  | 'rejected'
  | 'incomplete'
  | 'connected'
  | 'connected_action_due'
  | 'restricted'
  | 'pending_verification';

/** The state that an account means; the first row that fits wins. */
export function connectStateOf(standing: AccountStanding | null): ConnectState {
  if (standing === null) return 'not_connected';
  const reason = standing.disabledReason ?? '';
  if (reason.startsWith('rejected.') || reason === 'listed') return 'rejected';
  if (!standing.detailsSubmitted) return 'incomplete';
  const isDue = dueOf(standing).length > 0;
  // Charges go to the association and are passed on, so the club need not be able to charge by itself.
  const isReady = standing.payoutsEnabled && standing.canReceive;
  if (isReady) return isDue ? 'connected_action_due' : 'connected';
  if (isDue || reason === 'action_required.requested_capabilities') return 'restricted';
  if (['requirements.pending_verification', 'under_review'].includes(reason)) return 'pending_verification';
  if (standing.pendingVerification.length > 0) return 'pending_verification';
  return reason === '' ? 'pending_verification' : 'restricted';
}

/** What the provider still asks for now; what it will ask for some day is left out. */
export function dueOf({ currentlyDue, pastDue, errors }: AccountStanding): string[] {
  return [...new Set([...pastDue, ...currentlyDue, ...errors])];
}

/** Whether a club can be paid. */
export const isConnected = (state: ConnectState): boolean =>
  state === 'connected' || state === 'connected_action_due';
