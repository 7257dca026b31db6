import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPaymentSettings } from '#server/payments/configuration.ts';
import { ProviderFault, type PaymentProvider } from '#server/payments/port.ts';
import { createStripe } from '#server/payments/stripe/provider.ts';
import { startStripeDouble, stripeSettings, type Fault, type StripeDouble } from './stripe-double.ts';

const prefill = { club: 'Cue Club', email: 'desk@club.example', country: 'US', currency: 'USD' };
let double: StripeDouble;
let provider: PaymentProvider;
beforeAll(async () => {
  double = await startStripeDouble();
  provider = createStripe(stripeSettings(double.address), { timeout: 150, retries: 1 });
});
afterAll(() => double.close());
afterEach(() => {
  double.heard.length = 0;
});

let orders = 0;
const next = (): string => {
  orders += 1;
  return `order:${orders}`;
};

async function card(): Promise<{ customerId: string; cardId: string }> {
  const customerId = await provider.createCustomer({ key: next(), email: 'a@b.example', name: 'Ada' });
  const of = {
    customerId,
    currency: 'USD',
    returnUrl: 'http://b.test/{SETUP_ID}',
    cancelUrl: 'http://b.test/',
  };
  const { setupId } = await provider.createCardSetup({ key: next(), ...of });
  double.takeCard(setupId, 'good');
  const { card: taken } = await provider.fetchCardSetup(setupId);
  return { customerId, cardId: taken?.cardId ?? '' };
}

const chargeOf = (of: { customerId: string; cardId: string }, key = next()) => ({
  key,
  ref: `ref-${key}`,
  amount: 9900,
  currency: 'USD',
  description: 'March',
  destination: null,
  ...of,
});

const kindOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof ProviderFault ? error.kind : String(error)),
  );

describe('a write to Stripe', () => {
  it.each<[string, Fault]>([
    ['was lost on the way', 'silent'],
    ['was answered by something broken', 'broken'],
    ['took effect, and its answer was lost', 'lost'],
    ['was answered by a page of somebody between', 'page'],
  ])('that %s is sent again by itself, and there is one', async (_what, fault) => {
    const before = double.count('account');
    double.fail(fault);
    await provider.createAccount({ key: next(), clubId: 1, prefill });
    expect(double.count('account')).toBe(before + 1);
    expect(new Set(double.heard.map(({ key }) => key)).size).toBe(1);
    expect(double.heard).toHaveLength(2);
  });

  it.each<[string, Fault[]]>([
    ['got no answer twice', ['silent', 'silent']],
    ['took effect, and both answers were lost', ['lost', 'lost']],
    ['came to a busy provider', ['busy']],
    ['came to a broken provider twice', ['broken', 'broken']],
    ['was answered by what is no answer', ['odd']],
  ])(
    'that %s is told as not answered, and takes effect once when it is ordered again',
    async (_what, faults) => {
      const order = chargeOf(await card());
      const before = double.count('payment');
      double.fail(...faults);
      expect(await kindOf(provider.charge(order))).toBe('unavailable');
      const paid = await provider.charge(order);
      expect((await provider.charge(order)).paymentId).toBe(paid.paymentId);
      expect(double.count('payment')).toBe(before + 1);
    },
  );

  it('always has a key, the version of the words it is written for, and tells nobody how long it took', async () => {
    const { customerId, cardId } = await card();
    await provider.charge(chargeOf({ customerId, cardId }));
    const accountId = await provider.createAccount({ key: next(), clubId: 1, prefill });
    await provider.createLink({ accountId, returnUrl: 'http://b.test/r', refreshUrl: 'http://b.test/f' });
    await provider.removeCard(cardId);
    const writes = double.heard.filter(({ line }) => line.startsWith('POST'));
    expect(writes.length).toBeGreaterThanOrEqual(6);
    for (const { key, version } of double.heard)
      expect([key === '', version]).toEqual([false, '2026-10-28.endive']);
    expect(writes.filter(({ key }) => key === null)).toEqual([]);
  });
});

describe('what Stripe says', () => {
  it.each([
    ['a payment that was given back', 'refunded'],
    ['a payment that went through', 'succeeded'],
  ])('of %s is read as it is now', async (_what, state) => {
    const { paymentId } = await provider.charge(chargeOf(await card()));
    if (state === 'refunded') double.giveBack(paymentId);
    expect(await provider.fetchPayment(paymentId)).toMatchObject({ state });
  });

  it('of a club abroad is an account that receives, and of one at home one that also charges', async () => {
    const ids = [];
    for (const country of ['US', 'CO']) {
      ids.push(await provider.createAccount({ key: next(), clubId: 1, prefill: { ...prefill, country } }));
    }
    expect(ids.map((id) => double.find('account', id)?.['asked'])).toEqual([
      { capabilities: { transfers: { requested: 'true' }, card_payments: { requested: 'true' } } },
      {
        capabilities: { transfers: { requested: 'true' } },
        tos_acceptance: { service_agreement: 'recipient' },
      },
    ]);
  });

  it('W1 is believed under the secret of either endpoint, and names the payment of a charge', () => {
    const settings = { ...stripeSettings(double.address), webhookSecrets: ['whsec_one', 'whsec_other'] };
    const reader = createStripe(settings);
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'charge.refunded',
      created: 1,
      livemode: true,
      data: { object: { id: 'ch_1', payment_intent: 'pi_1' } },
    });
    for (const secret of settings.webhookSecrets) {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: 1000 });
      const read = reader.readEvent(Buffer.from(payload), signature, 1_000_000);
      expect(read).toMatchObject({ objectId: 'pi_1', accountId: null, isLive: true });
    }
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: 'whsec_x',
      timestamp: 1000,
    });
    expect(() => reader.readEvent(Buffer.from(payload), signature, 1_000_000)).toThrow(ProviderFault);
  });

  it('W2 never comes with the key, nor with words that name people', async () => {
    double.fail('broken', 'broken');
    const fault: unknown = await provider
      .createAccount({ key: next(), clubId: 1, prefill })
      .catch((e: unknown) => e);
    const told = `${String(fault)} ${JSON.stringify(fault)} ${fault instanceof Error ? fault.stack : ''}`;
    expect(told).toContain('unavailable');
    expect(told).not.toMatch(/sk_test_double|Something broke|desk@club/);
    expect(fault).not.toHaveProperty('cause');
  });
});

describe('the keys of Stripe', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
  };

  it('switch it on, with the secrets of both endpoints', () => {
    const settings = readPaymentSettings(keys, { production: true });
    expect(settings).toMatchObject({ mode: 'stripe', webhookSecrets: ['whsec_1', 'whsec_2'], address: null });
  });

  it('are for Stripe alone in production, and may be tried on a double elsewhere', () => {
    const env = { ...keys, STRIPE_API_URL: 'http://127.0.0.1:12111' };
    expect(() => readPaymentSettings(env, { production: true })).toThrow(/STRIPE_API_URL must not be set/);
    expect(readPaymentSettings(env, { production: false })).toMatchObject({ address: { port: '12111' } });
    expect(() => readPaymentSettings({ ...env, STRIPE_API_URL: 'x' }, { production: false })).toThrow(
      /must be an address/,
    );
  });

  it('leave payments off in production where there are none, and the sandbox elsewhere', () => {
    expect(readPaymentSettings({}, { production: true })).toEqual({ mode: 'off' });
    expect(readPaymentSettings({}, { production: false })).toEqual({ mode: 'sandbox' });
  });
});
