export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  /** Of the platform's own endpoint and of the one for connected accounts. */
  webhookSecrets: string[];
  /** Another server that stands in for Stripe's; never in production. */
  address: URL | null;
};

/** Which provider takes payments: Stripe, the one in the house, or none. */
export type PaymentSettings = ({ mode: 'stripe' } & StripeSettings) | { mode: 'sandbox' } | { mode: 'off' };

/** Reads the keys of the provider; throws a sentence that says which one is missing, and never repeats one. */
export function readPaymentSettings(
  env: NodeJS.ProcessEnv,
  { production }: { production: boolean },
): PaymentSettings {
  const secretKey = env['STRIPE_SECRET_KEY']?.trim() ?? '';
  const publishableKey = env['STRIPE_PUBLISHABLE_KEY']?.trim() ?? '';
  const webhookSecrets = (env['STRIPE_WEBHOOK_SECRET'] ?? '').split(',').flatMap((one) => one.trim() || []);
  if (secretKey === '' && publishableKey === '' && webhookSecrets.length === 0) {
    return { mode: production ? 'off' : 'sandbox' };
  }
  if (!/^(sk|rk)_(live|test)_/.test(secretKey)) {
    throw new Error('STRIPE_SECRET_KEY must be a secret key of Stripe: it begins with sk_ or rk_.');
  }
  const kind = secretKey.includes('_live_') ? 'live' : 'test';
  if (!publishableKey.startsWith(`pk_${kind}_`)) {
    throw new Error(`STRIPE_PUBLISHABLE_KEY must belong to the secret key: it begins with pk_${kind}_.`);
  }
  if (webhookSecrets.length === 0 || webhookSecrets.some((one) => !one.startsWith('whsec_'))) {
    throw new Error('STRIPE_WEBHOOK_SECRET must hold the secrets of the endpoints, separated by commas.');
  }
  const address = readAddress(env['STRIPE_API_URL'], production);
  return { mode: 'stripe', secretKey, publishableKey, webhookSecrets, address };
}

function readAddress(text: string | undefined, production: boolean): URL | null {
  if (!text) return null;
  if (production) throw new Error('STRIPE_API_URL must not be set in production: keys go to Stripe alone.');
  const address = URL.parse(text);
  if (!address) throw new Error('STRIPE_API_URL must be an address such as http://127.0.0.1:12111.');
  return address;
}
