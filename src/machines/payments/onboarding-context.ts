import type { StripeStatus } from '#api/payments.ts';
import type { RestorationEvent } from '#browser/restoration.ts';
import type { VisibilityEvent } from '#browser/visibility.ts';
import type { StatusHeard } from './status-news.ts';

/** How somebody comes to the page: by itself, back from the provider, or sent back because a link was used up. */
export type Arrival = 'plain' | 'return' | 'refresh';

export type OnboardingContext = {
  userId: number;
  arrival: Arrival;
  /** How often this tab has gone back to the provider by itself. */
  tries: number;
  /** The provider's answer; null before the first one. */
  status: StripeStatus | null;
  /** How often the answer has been waited for since the return. */
  looks: number;
  fault: { title: string; text: string } | null;
  /** Why the club was not taken off. */
  refusal: string | null;
  /** Whether it was for payments that are under way. */
  isMoneyPending: boolean;
};

export type OnboardingEvent =
  | StatusHeard
  | RestorationEvent
  | VisibilityEvent
  | { type: 'connect' }
  | { type: 'check' }
  | { type: 'offboard' }
  | { type: 'confirm' }
  | { type: 'keep' };
