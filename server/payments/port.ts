import type { AccountStanding } from '#domain/payments/standing.ts';

export type ProviderName = 'sandbox' | 'stripe';

/** What the provider is told of a club before its people come. */
export type Prefill = { club: string; email: string | null; country: string; currency: string };

/** An account to be made; under one key there is one, however often it is ordered. */
export type AccountOrder = { key: string; clubId: number; prefill: Prefill };

/** A page of the provider that is opened once; whoever has its address is let in. */
export type AccountLink = { url: string; expiresAt: Date };

/** A card as the provider describes it; the number itself never comes here. */
export type ProviderCard = {
  cardId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** The taking of a card: under way, done, or given up with a reason. */
export type CardSetupState = {
  customerId: string;
  state: 'pending' | 'succeeded' | 'failed';
  card: ProviderCard | null;
  reason: string | null;
};

/** A charge of a saved card; with a destination, the club gets what is left after the fee. */
export type ChargeOrder = {
  key: string;
  ref: string;
  amount: number;
  currency: string;
  customerId: string;
  cardId: string;
  description: string;
  destination: { accountId: string; fee: number } | null;
};

export type ProviderPayment = {
  paymentId: string;
  /** Our own name of it, as it was ordered. */
  ref: string | null;
  state: 'processing' | 'succeeded' | 'failed' | 'refunded';
  reason: string | null;
};

/** A part of a payment that goes back to its card; what a club got of it comes from the club, with its part of the fee. */
export type RefundOrder = {
  key: string;
  ref: string;
  paymentId: string;
  amount: number;
  destination: { accountId: string; feeBack: number } | null;
};

export type ProviderRefund = {
  refundId: string;
  /** Our own name of it, as it was ordered. */
  ref: string | null;
  state: 'pending' | 'succeeded' | 'failed';
};

/** What an event says of itself; what has become of its object is asked for. */
export type ProviderEvent = {
  eventId: string;
  type: string;
  accountId: string | null;
  objectId: string | null;
  isLive: boolean;
  madeAt: Date;
};

/** Why the provider did not do it: a reason of its own, nothing there, no answer, or words that are not its own. */
export type FaultKind = 'refused' | 'gone' | 'unavailable' | 'badSignature';

/** A refusal of the provider; its words never reach a log. */
export class ProviderFault extends Error {
  readonly kind: FaultKind;
  constructor(kind: FaultKind) {
    super(`The payment provider: ${kind}.`);
    this.kind = kind;
  }
}

/** A payment provider as the rest of the server knows it; one contract suite holds for all. */
export type PaymentProvider = {
  name: ProviderName;
  /** Whether its money is real: events of the other kind are not ours. */
  isLive: boolean;
  createAccount(order: AccountOrder): Promise<string>;
  /** An account that was ordered earlier under a key which the provider may have forgotten. */
  findAccount(order: AccountOrder & { since: Date }): Promise<string | null>;
  fetchAccount(accountId: string): Promise<AccountStanding>;
  createLink(of: { accountId: string; returnUrl: string; refreshUrl: string }): Promise<AccountLink>;
  /** Whether anything is still to be paid out, or on its way. */
  hasMoney(accountId: string): Promise<boolean>;
  /** Whether a payment to an account is disputed and nobody has decided yet; none is older than the account. */
  hasDispute(of: { accountId: string; since: Date }): Promise<boolean>;
  /** Closes an account; one that is gone counts as closed. */
  deleteAccount(accountId: string): Promise<void>;
  createCustomer(of: { key: string; email: string; name: string }): Promise<string>;
  createCardSetup(of: {
    key: string;
    customerId: string;
    currency: string;
    returnUrl: string;
    cancelUrl: string;
  }): Promise<{ setupId: string; url: string }>;
  fetchCardSetup(setupId: string): Promise<CardSetupState>;
  removeCard(cardId: string): Promise<void>;
  /** Whether a saved card can still be charged; one that was removed there cannot. */
  hasCard(cardId: string): Promise<boolean>;
  charge(order: ChargeOrder): Promise<ProviderPayment>;
  fetchPayment(paymentId: string): Promise<ProviderPayment>;
  /** A payment that was ordered earlier under a key which the provider may have forgotten. */
  findPayment(of: { ref: string; customerId: string; since: Date }): Promise<ProviderPayment | null>;
  /** Gives back a part of a payment; throws `refused` where the provider does not. */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  fetchRefund(refundId: string): Promise<ProviderRefund>;
  /** A refund that was ordered earlier under a key which the provider may have forgotten. */
  findRefund(of: { ref: string; paymentId: string }): Promise<ProviderRefund | null>;
  /** Reads an event off the raw bytes; throws `badSignature` where they are not the provider's, or too old. */
  readEvent(raw: Buffer, signature: string, now: number): ProviderEvent;
};
