import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { StripeStatus } from '#api/payments.ts';
import { selectDeadline, selectFace, selectRefusal } from '#machines/payments/onboarding-selectors.ts';
import { onboardingMachine } from '#machines/payments/onboarding.ts';
import { connected, notConnected } from '#machines/payments/sample-status.ts';
import { withoutEffects } from '#tests/support/effects.ts';

const refusal = {
  kind: 'refused',
  status: 409,
  code: 'money_pending',
  message: 'Payments of this club are still pending, so it cannot be taken off yet.',
  fields: {},
  retryAfterSeconds: null,
};

const silence = fromCallback(() => {}) as never;

/** The page of a club, where the provider says what it is told to say. */
async function pageOf(status: StripeStatus) {
  const machine = withoutEffects(onboardingMachine).provide({
    actors: {
      visibility: silence,
      restoration: silence,
      statusNews: silence,
      getStripeStatus: fromPromise(async () => status) as never,
      deleteStripeAccount: fromPromise(() => Promise.reject(refusal)) as never,
    },
  });
  const actor = createActor(machine, { input: { userId: 10, arrival: 'plain', tries: 0 } }).start();
  await waitFor(actor, (now) => now.matches('known'));
  return actor;
}

it('C-8.03 why the club was not taken off stands until somebody asks how things are by now', async () => {
  const page = await pageOf(connected);
  page.send({ type: 'offboard' });
  page.send({ type: 'confirm' });
  await waitFor(page, (now) => now.matches('known'));
  expect(selectRefusal(page.getSnapshot())).toBe(refusal.message);
  page.send({ type: 'check' });
  await waitFor(page, (now) => now.matches('known'));
  expect(selectRefusal(page.getSnapshot())).toBeNull();
  page.stop();
});

it('an earlier day by which something is due is heard while the page is open', async () => {
  const due: StripeStatus = {
    ...connected,
    state: 'connected_action_due',
    due: ['external_account'],
    deadline: '2026-12-24T00:00:00.000Z',
  };
  const page = await pageOf(due);
  page.send({ type: 'status.heard', status: { ...due, deadline: '2026-12-01T00:00:00.000Z' } });
  expect(selectDeadline(page.getSnapshot())).toBe('01-Dec-2026');
  page.stop();
});

it('a club of which nothing is asked is never told to hand in what is listed', async () => {
  const page = await pageOf({ ...notConnected, state: 'restricted', reason: 'platform_paused' });
  expect(selectFace(page.getSnapshot())).toBe('paused');
  page.stop();
});
