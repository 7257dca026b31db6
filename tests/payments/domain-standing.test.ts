import { describe, expect, it } from 'vitest';
import {
  connectStateOf,
  dueOf,
  isConnected,
  type AccountStanding,
  type ConnectState,
} from '#domain/payments/standing.ts';

const fresh: AccountStanding = {
  detailsSubmitted: true,
  chargesEnabled: false,
  payoutsEnabled: false,
  canReceive: false,
  currentlyDue: [],
  pastDue: [],
  errors: [],
  pendingVerification: [],
  disabledReason: null,
  deadline: null,
};
const ready = { ...fresh, chargesEnabled: true, payoutsEnabled: true, canReceive: true };
const document = ['individual.verification.document'];

describe('C-3.28, C-4.37, C-4.38 where a club stands', () => {
  it.each<[string, AccountStanding | null, ConnectState, boolean]>([
    ['has no account, or none any more', null, 'not_connected', false],
    ['was turned down', { ...ready, disabledReason: 'rejected.fraud' }, 'rejected', false],
    ['stands on a list of the provider', { ...fresh, disabledReason: 'listed' }, 'rejected', false],
    [
      'was turned down before it handed anything in',
      { ...fresh, detailsSubmitted: false, disabledReason: 'rejected.other' },
      'rejected',
      false,
    ],
    [
      'has begun the form and not handed it in',
      { ...fresh, detailsSubmitted: false, currentlyDue: document, disabledReason: 'requirements.past_due' },
      'incomplete',
      false,
    ],
    ['can be paid, and nothing is due', ready, 'connected', true],
    [
      'can be paid abroad, where it charges nobody by itself',
      { ...ready, chargesEnabled: false },
      'connected',
      true,
    ],
    ['can be paid, and something is due', { ...ready, currentlyDue: document }, 'connected_action_due', true],
    ['can be paid, and something is overdue', { ...ready, pastDue: document }, 'connected_action_due', true],
    [
      'can be paid, and something was not accepted',
      { ...ready, errors: document },
      'connected_action_due',
      true,
    ],
    [
      'can be paid, and something is looked at',
      { ...ready, pendingVerification: document },
      'connected',
      true,
    ],
    [
      'cannot be paid out to, and something is due',
      { ...ready, payoutsEnabled: false, currentlyDue: document },
      'restricted',
      false,
    ],
    [
      'has handed in what was not accepted',
      { ...fresh, errors: document, pendingVerification: document },
      'restricted',
      false,
    ],
    [
      'has to ask for what it wants to do',
      { ...fresh, disabledReason: 'action_required.requested_capabilities' },
      'restricted',
      false,
    ],
    [
      'is checked by its papers',
      { ...fresh, disabledReason: 'requirements.pending_verification' },
      'pending_verification',
      false,
    ],
    ['is checked by people', { ...fresh, disabledReason: 'under_review' }, 'pending_verification', false],
    [
      'is checked, and paused for another reason',
      { ...fresh, pendingVerification: document, disabledReason: 'other' },
      'pending_verification',
      false,
    ],
    ['is paused by the association', { ...fresh, disabledReason: 'platform_paused' }, 'restricted', false],
    ['is paused for a reason that nobody knows', { ...fresh, disabledReason: 'other' }, 'restricted', false],
    ['has handed all in, and its flags have not turned yet', fresh, 'pending_verification', false],
    ['cannot receive yet', { ...ready, canReceive: false }, 'pending_verification', false],
  ])('is told of one that %s', (_what, standing, state, isPaid) => {
    expect([connectStateOf(standing), isConnected(connectStateOf(standing))]).toEqual([state, isPaid]);
  });

  it('names each thing that is due once, what is overdue first', () => {
    const standing = { ...fresh, currentlyDue: ['a', 'b'], pastDue: ['b'], errors: ['a', 'c'] };
    expect(dueOf(standing)).toEqual(['b', 'a', 'c']);
  });
});
