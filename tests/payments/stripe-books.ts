/** What came in a form: texts, and names within names. */
export type Params = { [name: string]: string | Params };
export type Answer = { status: number; body: unknown };

type Thing = Record<string, unknown> & { id: string; created: number };
type Kind = 'account' | 'link' | 'customer' | 'session' | 'card' | 'payment' | 'refund' | 'dispute';

/** The provider's own books, with what only its own people do. */
export type Books = {
  answer(line: string, of: { params: Params; account: string }): Answer;
  count(kind: Kind): number;
  handIn(account: string, what: 'everything' | 'noDocument'): void;
  setMoney(account: string, cents: number): void;
  takeCard(session: string, is: 'good' | 'declined' | 'declinedLater' | 'refusesRefunds'): void;
  giveBack(payment: string): void;
  dispute(payment: string, status: 'needs_response' | 'won'): void;
  find(kind: Kind, id: string): Thing | undefined;
};

const prefixes = {
  account: 'acct',
  link: 'al',
  customer: 'cus',
  session: 'cs_test',
  card: 'pm',
  payment: 'pi',
  refund: 're',
  dispute: 'du',
};
const refuse = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } });
const invalid = (message: string, code?: string): Answer =>
  refuse(code === 'resource_missing' ? 404 : 400, { type: 'invalid_request_error', code, message });
const done = (body: unknown): Answer => ({ status: 200, body });
const requirements = {
  alternatives: [],
  current_deadline: null,
  currently_due: [] as string[],
  disabled_reason: null as string | null,
  errors: [],
  eventually_due: [],
  past_due: [] as string[],
  pending_verification: [],
};
const document = ['individual.verification.document'];
const textOf = (value: string | Params | undefined): string | null =>
  typeof value === 'string' ? value : null;
const within = (value: string | Params | undefined): Params => (typeof value === 'object' ? value : {});

type Shelf = {
  make(kind: Kind, thing: Record<string, unknown>): Thing;
  find(kind: Kind, id: string): Thing | undefined;
  all(kind: Kind): Thing[];
};
type Call = { id: string; params: Params; account: string; shelf: Shelf };

function createAccount({ params, shelf }: Call): Answer {
  const controller = within(params['controller']);
  if (params['type'] !== undefined || textOf(within(controller['fees'])['payer']) === null) {
    return invalid('An account needs a controller.', 'parameter_missing');
  }
  const account = shelf.make('account', {
    object: 'account',
    country: textOf(params['country']),
    metadata: within(params['metadata']),
    asked: { capabilities: params['capabilities'], tos_acceptance: params['tos_acceptance'] },
    capabilities: { transfers: 'inactive' },
    details_submitted: false,
    charges_enabled: false,
    payouts_enabled: false,
    requirements: {
      ...requirements,
      currently_due: ['external_account', ...document],
      disabled_reason: 'requirements.past_due',
    },
  });
  return done(account);
}

function accountAt({ id, shelf }: Call): Thing | Answer {
  const account = shelf.find('account', id);
  if (account && account['deleted'] !== true) return account;
  const message = 'The provided key does not have access to this account.';
  return refuse(403, { type: 'invalid_request_error', code: 'account_invalid', message });
}
const isAnswer = (of: Thing | Answer): of is Answer => 'status' in of && 'body' in of;

function removeAccount(call: Call): Answer {
  const account = accountAt(call);
  if (isAnswer(account)) return account;
  if (account['money'] !== undefined && account['money'] !== 0) return invalid('It has a balance.');
  account['deleted'] = true;
  return done({ id: account.id, object: 'account', deleted: true });
}

function balance({ account, shelf }: Call): Answer {
  const amount = Number(shelf.find('account', account)?.['money'] ?? 0);
  return done({ object: 'balance', available: [], pending: [{ amount, currency: 'usd' }] });
}

function createLink(call: Call): Answer {
  const account = accountAt({ ...call, id: textOf(call.params['account']) ?? '' });
  if (isAnswer(account)) return account;
  const link = call.shelf.make('link', { object: 'account_link' });
  const url = `https://connect.stripe.test/setup/e/${account.id}/${link.id}`;
  return done({ object: 'account_link', created: link.created, expires_at: link.created + 300, url });
}

function createSession({ params, shelf }: Call): Answer {
  const customer = shelf.find('customer', textOf(params['customer']) ?? '');
  if (!customer) return invalid('No such customer.', 'resource_missing');
  const intent = { id: `seti_${customer.id}`, object: 'setup_intent', status: 'requires_payment_method' };
  const session = shelf.make('session', {
    object: 'checkout.session',
    status: 'open',
    customer: customer.id,
    setup_intent: { ...intent, payment_method: null, last_setup_error: null },
  });
  const url = `https://checkout.stripe.test/c/pay/${session.id}`;
  return done({ ...session, url, setup_intent: intent.id });
}

function createPayment({ params, shelf }: Call): Answer {
  const card = shelf.find('card', textOf(params['payment_method']) ?? '');
  if (!card) return invalid('No such payment method.', 'resource_missing');
  if (isForGone(shelf, params['transfer_data'])) return invalid('No such destination.', 'resource_missing');
  const isDeclined = card['declines'] === true || card['customer'] !== textOf(params['customer']);
  const fault = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Declined.',
  };
  const intent = shelf.make('payment', {
    object: 'payment_intent',
    amount: Number(textOf(params['amount'])),
    currency: textOf(params['currency']),
    customer: textOf(params['customer']),
    payment_method: card.id,
    metadata: within(params['metadata']),
    application_fee_amount: textOf(params['application_fee_amount']),
    transfer_data: params['transfer_data'] ?? null,
    status: isDeclined ? 'requires_payment_method' : 'succeeded',
    last_payment_error: isDeclined ? fault : null,
    latest_charge: { id: `ch_${shelf.all('payment').length}`, object: 'charge', refunded: false },
  });
  const told = shut(intent, 'latest_charge');
  return isDeclined ? refuse(402, { ...fault, payment_intent: told }) : done(told);
}

/** Whether a payment is passed on to an account that is deleted. */
const isForGone = (shelf: Call['shelf'], transfer: unknown): boolean => {
  const { destination } = within(transfer as Params | undefined);
  return shelf.find('account', textOf(destination) ?? '')?.['deleted'] === true;
};

/** A part of a payment goes back; what was passed on is taken back where that is asked for, and the fee in the same part. */
function createRefund({ params, shelf }: Call): Answer {
  const payment = shelf.find('payment', textOf(params['payment_intent']) ?? '');
  if (!payment) return invalid('No such payment intent.', 'resource_missing');
  const amount = Number(textOf(params['amount']));
  const [whole, before] = [Number(payment['amount']), Number(payment['amount_back'] ?? 0)];
  if (before === whole) return invalid('It has been refunded.', 'charge_already_refunded');
  if (payment['status'] !== 'succeeded' || before + amount > whole)
    return invalid('It is more than was paid.');
  const fee = Number(payment['application_fee_amount'] ?? 0);
  const isShared = payment['transfer_data'] !== null;
  if (params['refund_application_fee'] === 'true' && fee === 0) return invalid('It has no application fee.');
  if (params['reverse_transfer'] === 'true' && isForGone(shelf, payment['transfer_data']))
    return invalid('The transfer cannot be reversed.');
  const card = shelf.find('card', String(payment['payment_method']));
  const status = card?.['takesNothingBack'] === true ? 'failed' : 'succeeded';
  const metadata = within(params['metadata']);
  const made = shelf.make('refund', {
    object: 'refund',
    amount,
    payment_intent: payment.id,
    metadata,
    status,
  });
  if (status === 'failed') return done(made);
  const share = isShared && params['reverse_transfer'] === 'true' ? amount : 0;
  const feeBack = params['refund_application_fee'] === 'true' ? Math.round((fee * amount) / whole) : 0;
  payment['amount_back'] = before + amount;
  payment['taken_back'] = Number(payment['taken_back'] ?? 0) + share - feeBack;
  (payment['latest_charge'] as Record<string, unknown>)['refunded'] = before + amount === whole;
  return done(made);
}

function detachCard({ id, shelf }: Call): Answer {
  const card = shelf.find('card', id);
  if (!card) return invalid('No such payment method.', 'resource_missing');
  if (card['customer'] === null) return invalid('It is not attached to a customer.');
  card['customer'] = null;
  return done(card);
}

/** A thing with another one in it, whole only where it is asked for. */
const found =
  (kind: Kind, part?: string) =>
  ({ id, params, shelf }: Call): Answer => {
    const thing = shelf.find(kind, id);
    if (!thing) return invalid('There is none.', 'resource_missing');
    const isWhole = part === undefined || textOf(within(params['expand'])['0'])?.split('.')[0] === part;
    return done(isWhole ? thing : shut(thing, part));
  };
const shut = (thing: Thing, part: string): Thing => ({ ...thing, [part]: (thing[part] as Thing).id });
const listed =
  (kind: Kind) =>
  ({ params, shelf }: Call): Answer => {
    const after = textOf(params['starting_after']);
    const customer = textOf(params['customer']);
    const payment = textOf(params['payment_intent']);
    const gte = Number(textOf(within(params['created'])['gte']) ?? 0);
    const fitting = shelf
      .all(kind)
      .filter((one) => one.created >= gte && one['deleted'] !== true)
      .filter((one) => customer === null || one['customer'] === customer)
      .filter((one) => payment === null || one['payment_intent'] === payment)
      .toReversed();
    const from = after === null ? 0 : fitting.findIndex(({ id }) => id === after) + 1;
    const part = kind === 'payment' ? 'latest_charge' : 'id';
    const data = fitting.slice(from, from + 2).map((one) => (part === 'id' ? one : shut(one, part)));
    return done({ object: 'list', url: `/v1/${kind}`, has_more: from + 2 < fitting.length, data });
  };
const orAnswer = (call: Call): Answer => {
  const account = accountAt(call);
  return isAnswer(account) ? account : done(account);
};

const calls: readonly [RegExp, (call: Call) => Answer][] = [
  [/^POST \/v1\/accounts$/, createAccount],
  [/^GET \/v1\/accounts\?/, listed('account')],
  [/^GET \/v1\/accounts\/(\w+)$/, orAnswer],
  [/^DELETE \/v1\/accounts\/(\w+)$/, removeAccount],
  [/^POST \/v1\/account_links$/, createLink],
  [/^GET \/v1\/balance$/, balance],
  [/^GET \/v1\/payouts\?/, () => done({ object: 'list', url: '/v1/payouts', has_more: false, data: [] })],
  [/^GET \/v1\/disputes\?/, listed('dispute')],
  [/^POST \/v1\/customers$/, ({ shelf }) => done(shelf.make('customer', { object: 'customer' }))],
  [/^POST \/v1\/checkout\/sessions$/, createSession],
  [/^GET \/v1\/checkout\/sessions\/(\w+)\?/, found('session', 'setup_intent')],
  [/^POST \/v1\/payment_methods\/(\w+)\/detach$/, detachCard],
  [/^GET \/v1\/payment_methods\/(\w+)$/, found('card')],
  [/^POST \/v1\/payment_intents$/, createPayment],
  [/^GET \/v1\/payment_intents\?/, listed('payment')],
  [/^POST \/v1\/refunds$/, createRefund],
  [/^GET \/v1\/refunds\?/, listed('refund')],
  [/^GET \/v1\/refunds\/(\w+)$/, found('refund')],
  [/^GET \/v1\/payment_intents\/(\w+)\?/, found('payment', 'latest_charge')],
];

export function createBooks(): Books {
  const things: { kind: Kind; thing: Thing }[] = [];
  const shelf: Shelf = {
    make(kind, thing) {
      const id = `${prefixes[kind]}_${things.length + 1}`;
      const made = { ...thing, id, created: Math.floor(Date.now() / 1000) };
      things.push({ kind, thing: made });
      return made;
    },
    find: (kind, id) => things.find((one) => one.kind === kind && one.thing.id === id)?.thing,
    all: (kind) => things.filter((one) => one.kind === kind).map(({ thing }) => thing),
  };
  const at = (kind: Kind, id: string): Thing => {
    const thing = shelf.find(kind, id);
    if (!thing) throw new Error(`There is no ${kind} ${id}.`);
    return thing;
  };
  return {
    answer(line, of) {
      for (const [form, call] of calls) {
        const fits = form.exec(line);
        if (fits) return call({ ...of, id: fits[1] ?? '', shelf });
      }
      return invalid(`Unrecognized request URL (${line}).`);
    },
    count: (kind) => shelf.all(kind).length,
    handIn(account, what) {
      const isDone = what === 'everything';
      Object.assign(at('account', account), {
        details_submitted: true,
        charges_enabled: isDone,
        payouts_enabled: isDone,
        capabilities: { transfers: isDone ? 'active' : 'inactive' },
        requirements: isDone
          ? requirements
          : {
              ...requirements,
              currently_due: document,
              past_due: document,
              disabled_reason: 'requirements.past_due',
            },
      });
    },
    setMoney(account, cents) {
      at('account', account)['money'] = cents;
    },
    takeCard(session, is) {
      const kept = at('session', session);
      const intent = kept['setup_intent'] as Record<string, unknown>;
      if (is === 'declined') {
        intent['last_setup_error'] = {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'do_not_honor',
        };
        return;
      }
      const last4 = { good: '4242', declinedLater: '0341', refusesRefunds: '5126' }[is];
      const card = { brand: 'visa', last4, exp_month: 12, exp_year: 2029 };
      const made = {
        object: 'payment_method',
        customer: kept['customer'],
        card,
        declines: is === 'declinedLater',
        takesNothingBack: is === 'refusesRefunds',
      };
      Object.assign(intent, { status: 'succeeded', payment_method: shelf.make('card', made) });
      kept['status'] = 'complete';
    },
    giveBack(payment) {
      (at('payment', payment)['latest_charge'] as Record<string, unknown>)['refunded'] = true;
    },
    dispute(payment, status) {
      const { latest_charge: latest, transfer_data } = at('payment', payment);
      const before = shelf.all('dispute').find((one) => one['payment_intent'] === payment);
      const charge = { ...(latest as Record<string, unknown>), transfer_data };
      const made = before ?? shelf.make('dispute', { object: 'dispute', payment_intent: payment, charge });
      made['status'] = status;
    },
    find: (kind, id) => shelf.find(kind, id),
  };
}
