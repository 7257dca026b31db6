import type { Subscription } from 'xstate';

type Reading<Answer> = {
  subscribe: (hear: (snapshot: { context: { answer: Answer | null } }) => void) => Subscription;
};

/** Tells of each answer that a reading shows, once. */
export function answersOf<Answer>(reading: Reading<Answer>, tell: (answer: Answer) => void): Subscription {
  let told: Answer | null = null;
  return reading.subscribe(({ context: { answer } }) => {
    if (answer === null || answer === told) return;
    told = answer;
    tell(answer);
  });
}
