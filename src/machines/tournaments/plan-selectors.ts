import type { SnapshotFrom } from 'xstate';
import type { OrderRead } from '#api/tournaments.ts';
import { orderOfPlay, type OrderOfPlay } from '#domain/tournaments/order-of-play.ts';
import type { PlanFault, PlanOptions } from '#domain/tournaments/plan-form.ts';
import type { Appointment } from './appointment.ts';
import type { planMachine } from './plan.ts';

type Plan = SnapshotFrom<typeof planMachine>;

/** What stands on the page: the order of play, its skeleton, nothing of that kind, or a reason. */
export const selectPageState = (plan: Plan): 'failed' | 'loading' | 'missing' | 'shown' => {
  if (plan.matches({ reading: 'missing' })) return 'missing';
  if (plan.matches({ reading: 'failed' })) return 'failed';
  return plan.context.order === null ? 'loading' : 'shown';
};

/** What was read, and whether the last reading failed. */
export const selectOrder = ({ context }: Plan): OrderRead | null => context.order;
export const selectIsStale = (plan: Plan): boolean => plan.matches({ reading: 'stale' });

/** The matches as they are gone through, at the instant at which they were read. */
export const selectOrderOfPlay = ({ context: { order, readAt } }: Plan): OrderOfPlay =>
  orderOfPlay(order?.tournament.Rounds ?? [], readAt);

/** How matches are to be planned, what is wrong with it, why it was refused, and what did not fit. */
export const selectOptions = ({ context }: Plan): PlanOptions | null => context.options;
export const selectFault = ({ context }: Plan): PlanFault | null => context.fault;
export const selectRefusal = ({ context }: Plan): string | null => context.refusal;
export const selectLeft = ({ context }: Plan): readonly number[] => context.left;

/** When and where the match of the dialog is to be played. */
export const selectDraft = (plan: Plan): Appointment | null =>
  plan.context.draft?.act === 'uncall' ? null : plan.context.draft;

/** Whether matches can be planned at this stage. */
export const selectCanPlan = (plan: Plan): boolean =>
  ['drawn', 'running'].includes(plan.context.order?.tournament.stage ?? '');

/** Whether nothing can be begun just now, and whether matches are being planned, or a dialog waits for an answer. */
export const selectIsLocked = (plan: Plan): boolean => !plan.matches({ acting: 'idle' });
export const selectIsPlanning = (plan: Plan): boolean => plan.matches({ acting: 'planning' });
export const selectIsSending = (plan: Plan): boolean =>
  plan.matches({ acting: 'calling' }) || plan.matches({ acting: 'moving' });
