import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFault, type AccountOrder, type FaultKind } from '#server/payments/port.ts';
import { sandboxStage, stateOf, stripeStage, type CardKind, type Stage } from './providers.ts';

const prefill = { club: 'Cue Club', email: 'desk@club.example', country: 'US', currency: 'USD' };
let orders = 0;
const order = (): AccountOrder => {
  orders += 1;
  return { key: `club:${orders}:account:1`, clubId: orders, prefill };
};
const addresses = { returnUrl: 'http://baulk.test/r', refreshUrl: 'http://baulk.test/f' };

const kindOf = async (asked: Promise<unknown> | (() => unknown)): Promise<FaultKind | 'none'> => {
  try {
    await (typeof asked === 'function' ? asked() : asked);
    return 'none';
  } catch (error) {
    if (error instanceof ProviderFault) return error.kind;
    throw error;
  }
};

describe.each([
  ['the sandbox', sandboxStage],
  ['Stripe by its SDK', stripeStage],
] as const)('%s as a provider', (_name, open) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => stage.close());

  it('C-1.06 makes one account under one key, however often it is ordered', async () => {
    const ordered = order();
    const made = [];
    for (let time = 0; time < 5; time += 1) made.push(await stage.provider.createAccount(ordered));
    expect(new Set(made).size).toBe(1);
  });

  it('refuses other words under a key that it knows', async () => {
    const ordered = order();
    await stage.provider.createAccount(ordered);
    const other = { ...ordered, prefill: { ...prefill, club: 'Another Club' } };
    expect(await kindOf(stage.provider.createAccount(other))).toBe('refused');
  });

  it('finds an account by the key under which it was ordered, and none that was not', async () => {
    const ordered = order();
    const id = await stage.provider.createAccount(ordered);
    const since = new Date(Date.now() - 60_000);
    expect(await stage.provider.findAccount({ ...ordered, since })).toBe(id);
    expect(await stage.provider.findAccount({ ...order(), since })).toBeNull();
  });

  it('goes from nothing handed in over a missing document to connected', async () => {
    const id = await stage.provider.createAccount(order());
    expect(await stateOf(stage, id)).toBe('incomplete');
    await stage.handIn(id, 'noDocument');
    expect(await stateOf(stage, id)).toBe('restricted');
    await stage.handIn(id, 'everything');
    expect(await stateOf(stage, id)).toBe('connected');
  });

  it('makes a new link each time, which lasts minutes', async () => {
    const accountId = await stage.provider.createAccount(order());
    const one = await stage.provider.createLink({ accountId, ...addresses });
    const other = await stage.provider.createLink({ accountId, ...addresses });
    expect(one.url).not.toBe(other.url);
    const lasts = one.expiresAt.getTime() - Date.now();
    expect(lasts).toBeGreaterThan(0);
    expect(lasts).toBeLessThanOrEqual(301_000);
  });

  it('deletes no account that holds money, and any other one as often as it is asked', async () => {
    const id = await stage.provider.createAccount(order());
    await stage.handIn(id, 'everything');
    await stage.setMoney(id, true);
    expect(await stage.provider.hasMoney(id)).toBe(true);
    expect(await kindOf(stage.provider.deleteAccount(id))).toBe('refused');
    await stage.setMoney(id, false);
    expect(await stage.provider.hasMoney(id)).toBe(false);
    await stage.provider.deleteAccount(id);
    await stage.provider.deleteAccount(id);
    expect(await kindOf(stage.provider.fetchAccount(id))).toBe('gone');
    expect(await kindOf(stage.provider.createLink({ accountId: id, ...addresses }))).toBe('gone');
  });

  it('knows of a dispute about what was passed on to an account, until it is decided, and of no other account’s', async () => {
    const since = new Date(Date.now() - 60_000);
    const accountId = await stage.provider.createAccount(order());
    const other = await stage.provider.createAccount(order());
    await stage.handIn(accountId, 'everything');
    const paid = await stage.provider.charge({
      ...(await charge('good')),
      destination: { accountId, fee: 145 },
    });
    expect(await stage.provider.hasDispute({ accountId, since })).toBe(false);
    await stage.setDispute(accountId, paid.paymentId, true);
    expect(await stage.provider.hasDispute({ accountId, since })).toBe(true);
    expect(await stage.provider.hasDispute({ accountId: other, since })).toBe(false);
    await stage.setDispute(accountId, paid.paymentId, false);
    expect(await stage.provider.hasDispute({ accountId, since })).toBe(false);
  });

  it('C-4.41 makes another account after one was deleted, under the key of the next attempt', async () => {
    const ordered = order();
    const first = await stage.provider.createAccount(ordered);
    await stage.provider.deleteAccount(first);
    const next = { ...ordered, key: ordered.key.replace(/1$/, '2') };
    expect(await stage.provider.createAccount(next)).not.toBe(first);
  });

  const setup = async (is?: CardKind) => {
    orders += 1;
    const key = `card:${orders}`;
    const customerId = await stage.provider.createCustomer({ key, email: 'a@b.example', name: 'Ada' });
    const { setupId, url } = await stage.provider.createCardSetup({
      key: `${key}:setup`,
      customerId,
      currency: 'USD',
      returnUrl: 'http://baulk.test/cards?setup={SETUP_ID}',
      cancelUrl: 'http://baulk.test/cards',
    });
    expect(URL.canParse(url)).toBe(true);
    if (is) await stage.takeCard(setupId, is);
    return { customerId, setupId };
  };

  it('A-1.09 takes a card for a customer, of which four digits come back', async () => {
    const { customerId, setupId } = await setup();
    expect(await stage.provider.fetchCardSetup(setupId)).toMatchObject({ customerId, state: 'pending' });
    await stage.takeCard(setupId, 'good');
    const taken = await stage.provider.fetchCardSetup(setupId);
    expect(taken).toMatchObject({ customerId, state: 'succeeded', card: { brand: 'visa', last4: '4242' } });
  });

  it('says that a card was declined', async () => {
    const { setupId } = await setup('declined');
    expect(await stage.provider.fetchCardSetup(setupId)).toMatchObject({
      state: 'failed',
      card: null,
      reason: 'card_declined',
    });
  });

  const charge = async (is: CardKind) => {
    const { customerId, setupId } = await setup(is);
    const { card } = await stage.provider.fetchCardSetup(setupId);
    return {
      key: `charge:${setupId}`,
      ref: `ref-${setupId}`,
      amount: 1405,
      currency: 'USD',
      customerId,
      cardId: card?.cardId ?? '',
      description: 'Table 4',
      destination: null,
    };
  };

  it('charges a card once under one key, and knows the payment by our own name', async () => {
    const ordered = await charge('good');
    const paid = await stage.provider.charge(ordered);
    expect(paid).toMatchObject({ ref: ordered.ref, state: 'succeeded', reason: null });
    expect((await stage.provider.charge(ordered)).paymentId).toBe(paid.paymentId);
    expect(await stage.provider.fetchPayment(paid.paymentId)).toEqual(paid);
  });

  it('finds a payment by our own name, among others of its customer, and none that was not ordered', async () => {
    const ordered = await charge('good');
    const since = new Date(Date.now() - 60_000);
    const names = ['one', 'two', 'three'].map((name) => `${ordered.ref}-${name}`);
    const paid = [];
    for (const ref of names) paid.push(await stage.provider.charge({ ...ordered, key: ref, ref }));
    const find = (ref: string) => stage.provider.findPayment({ ref, customerId: ordered.customerId, since });
    expect((await find(names[0] ?? ''))?.paymentId).toBe(paid[0]?.paymentId);
    expect(await find(ordered.ref)).toBeNull();
  });

  it('charges for a club and keeps the fee of the platform', async () => {
    const accountId = await stage.provider.createAccount(order());
    await stage.handIn(accountId, 'everything');
    const ordered = { ...(await charge('good')), destination: { accountId, fee: 145 } };
    const paid = await stage.provider.charge(ordered);
    expect(paid.state).toBe('succeeded');
    expect(await stage.shareOf(paid.paymentId, accountId)).toBe(1405 - 145);
  });

  it('passes nothing on where the card is declined, and one share however often it is ordered', async () => {
    const accountId = await stage.provider.createAccount(order());
    await stage.handIn(accountId, 'everything');
    const declined = { ...(await charge('declinedLater')), destination: { accountId, fee: 145 } };
    expect((await stage.provider.charge(declined)).state).toBe('failed');
    const ordered = { ...(await charge('good')), destination: { accountId, fee: 145 } };
    const paid = await stage.provider.charge(ordered);
    await stage.provider.charge(ordered);
    expect(await stage.shareOf(paid.paymentId, accountId)).toBe(1405 - 145);
  });

  it('says that a charge was declined, as an answer and not as a fault', async () => {
    const paid = await stage.provider.charge(await charge('declinedLater'));
    expect(paid).toMatchObject({ state: 'failed', reason: expect.stringMatching(/declined|funds/) });
  });

  /** A payment of 1405 for a club, of which the association has 145, and how a part of it is given back. */
  const paidForClub = async (is: CardKind = 'good') => {
    const accountId = await stage.provider.createAccount(order());
    await stage.handIn(accountId, 'everything');
    const paid = await stage.provider.charge({
      ...(await charge(is)),
      destination: { accountId, fee: 145 },
    });
    const back = (amount: number, feeBack: number, key: string) => ({
      key: `${paid.paymentId}:${key}`,
      ref: `${paid.ref}-${key}`,
      paymentId: paid.paymentId,
      amount,
      destination: { accountId, feeBack },
    });
    const share = () => stage.shareOf(paid.paymentId, accountId);
    return { paid, back, share };
  };

  it('gives a payment back whole, and the club and the association what they had of it', async () => {
    const { paid, back, share } = await paidForClub();
    const refund = await stage.provider.refund(back(1405, 145, 'all'));
    expect(refund).toMatchObject({ state: 'succeeded', ref: back(0, 0, 'all').ref });
    expect(await stage.provider.fetchRefund(refund.refundId)).toMatchObject({ state: 'succeeded' });
    expect(await stage.provider.fetchPayment(paid.paymentId)).toMatchObject({ state: 'refunded' });
    expect(await share()).toBe(0);
  });

  it('gives a payment back in parts, the fee in the same parts, until nothing is left of it', async () => {
    const { paid, back, share } = await paidForClub();
    await stage.provider.refund(back(281, 29, 'one'));
    expect(await share()).toBe(1405 - 145 - (281 - 29));
    expect(await stage.provider.fetchPayment(paid.paymentId)).toMatchObject({ state: 'succeeded' });
    expect(await kindOf(stage.provider.refund(back(1125, 116, 'toomuch')))).toBe('refused');
    await stage.provider.refund(back(1124, 116, 'rest'));
    expect(await share()).toBe(0);
    expect(await stage.provider.fetchPayment(paid.paymentId)).toMatchObject({ state: 'refunded' });
    expect(await kindOf(stage.provider.refund(back(1, 0, 'more')))).toBe('refused');
  });

  it('gives back once under one key however often it is ordered, and refuses other words under it', async () => {
    const { back, share } = await paidForClub();
    const first = await stage.provider.refund(back(281, 29, 'once'));
    expect((await stage.provider.refund(back(281, 29, 'once'))).refundId).toBe(first.refundId);
    expect(await share()).toBe(1405 - 145 - (281 - 29));
    expect(await kindOf(stage.provider.refund(back(282, 29, 'once')))).toBe('refused');
  });

  it('gives back a payment that stays with the association, and one of which it has no fee', async () => {
    const paid = await stage.provider.charge(await charge('good'));
    const own = { key: `${paid.paymentId}:own`, ref: `${paid.ref}-own`, paymentId: paid.paymentId };
    await stage.provider.refund({ ...own, amount: 1405, destination: null });
    expect(await stage.provider.fetchPayment(paid.paymentId)).toMatchObject({ state: 'refunded' });
    const accountId = await stage.provider.createAccount(order());
    await stage.handIn(accountId, 'everything');
    const free = { ...(await charge('good')), destination: { accountId, fee: 0 } };
    const { paymentId, ref } = await stage.provider.charge(free);
    const destination = { accountId, feeBack: 0 };
    const back = { key: `${paymentId}:free`, ref: `${ref}-free`, paymentId, amount: 400, destination };
    expect((await stage.provider.refund(back)).state).toBe('succeeded');
    expect(await stage.shareOf(paymentId, accountId)).toBe(1005);
  });

  it('says that a card takes nothing back, and the club keeps what it had', async () => {
    const { back, share } = await paidForClub('refusesRefunds');
    const refused = stage.provider.refund(back(1405, 145, 'no'));
    const outcome = await refused.then(
      ({ state }) => state,
      (fault: unknown) => (fault instanceof ProviderFault ? fault.kind : 'none'),
    );
    expect(['failed', 'refused']).toContain(outcome);
    expect(await share()).toBe(1260);
  });

  it('charges nobody for an account that is deleted and takes nothing back from it, and an order from before keeps its answer', async () => {
    const accountId = await stage.provider.createAccount(order());
    await stage.handIn(accountId, 'everything');
    const destination = { accountId, fee: 145 };
    const [before, after] = [await charge('good'), await charge('good')];
    const paid = await stage.provider.charge({ ...before, destination });
    await stage.setMoney(accountId, false);
    await stage.provider.deleteAccount(accountId);
    expect(await stage.provider.charge({ ...before, destination })).toEqual(paid);
    expect(await kindOf(stage.provider.charge({ ...after, destination }))).toBe('gone');
    const since = new Date(Date.now() - 60_000);
    const { ref, customerId } = after;
    expect(await stage.provider.findPayment({ ref, customerId, since })).toBeNull();
    const back = { key: `${ref}:back`, ref: `${ref}-back`, paymentId: paid.paymentId, amount: 1405 };
    const refund = stage.provider.refund({ ...back, destination: { accountId, feeBack: 145 } });
    expect(await kindOf(refund)).toBe('refused');
  });

  it('finds a refund by our own name, and none that was not ordered', async () => {
    const { paid, back } = await paidForClub();
    const made = await stage.provider.refund(back(281, 29, 'named'));
    const { paymentId } = paid;
    const find = (name: string) => stage.provider.findRefund({ ref: back(0, 0, name).ref, paymentId });
    expect((await find('named'))?.refundId).toBe(made.refundId);
    expect(await find('other')).toBeNull();
  });

  it('forgets a card as often as it is asked', async () => {
    const { setupId } = await setup('good');
    const { card } = await stage.provider.fetchCardSetup(setupId);
    expect(await stage.provider.hasCard(card?.cardId ?? '')).toBe(true);
    await stage.provider.removeCard(card?.cardId ?? '');
    await stage.provider.removeCard(card?.cardId ?? '');
    expect(await stage.provider.hasCard(card?.cardId ?? '')).toBe(false);
    expect(await stage.provider.hasCard('card_of_nobody')).toBe(false);
  });

  describe('W1 events', () => {
    const at = 1_800_000_000;
    const now = at * 1000;
    const event = (id = 'evt_1') =>
      JSON.stringify({
        id,
        object: 'event',
        type: 'account.updated',
        created: at,
        livemode: false,
        account: 'acct_1',
        data: { object: { id: 'acct_1' } },
      });
    const reads = (payload: string, signature: string, moment = now) =>
      kindOf(async () => stage.provider.readEvent(Buffer.from(payload), signature, moment));

    it('are read where the signature is over their very bytes', async () => {
      const read = stage.provider.readEvent(Buffer.from(event()), stage.sign(event(), at), now);
      expect(read).toEqual({
        eventId: 'evt_1',
        type: 'account.updated',
        accountId: 'acct_1',
        objectId: 'acct_1',
        isLive: false,
        madeAt: new Date(now),
      });
    });

    it.each([
      ['none', ''],
      ['nonsense', 'v1=abc'],
      ['one without a time', 'v1=00'],
      ['one of another secret', `t=${at},v1=${'0'.repeat(64)}`],
    ])('are refused with a signature that is %s', async (_what, signature) => {
      expect(await reads(event(), signature)).toBe('badSignature');
    });

    it('are refused when a byte was changed', async () => {
      expect(await reads(`${event()} `, stage.sign(event(), at))).toBe('badSignature');
    });

    it('are refused 301 seconds after they were signed, and taken after 300', async () => {
      const signature = stage.sign(event(), at);
      expect(await reads(event(), signature, now + 300_000)).toBe('none');
      expect(await reads(event(), signature, now + 301_000)).toBe('badSignature');
    });

    it('are taken under the old secret beside the new one while it changes', async () => {
      const old = `v1=${'0'.repeat(64)}`;
      expect(await reads(event(), `${stage.sign(event(), at)},${old}`)).toBe('none');
    });
  });
});
