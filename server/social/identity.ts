/** What a provider says of a person, after it has been checked that it is the provider who says it. */
export type Identity = {
  provider: 'google' | 'facebook';
  /** The person's id at the provider: the only thing that never changes. */
  subject: string;
  email: string | null;
  /** Whether the provider itself has proved the address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  /** When the token stops being one. */
  expiresAt: Date;
};

/** A token that is not what it says it is. */
export class TokenRefused extends Error {}

/** The provider does not answer, or not in a way that anyone could judge. */
export class ProviderSilent extends Error {}

/** Checks a token; a nonce has to be one of ours where the token carries one. */
export type VerifyToken = (token: string) => Promise<{ identity: Identity; nonce: string | null }>;

/** First and last name of at most what is kept, from whatever a provider tells. */
export function namesOf(told: { first?: unknown; last?: unknown; whole?: unknown }): {
  firstName: string;
  lastName: string;
} {
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  const [head = '', ...rest] = text(told.whole).split(/\s+/);
  const firstName = text(told.first) || head;
  const lastName = text(told.last) || (text(told.first) ? '' : rest.join(' '));
  return { firstName: firstName.slice(0, 100), lastName: lastName.slice(0, 100) };
}
