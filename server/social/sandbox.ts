import { isRecord } from '#domain/session/stored.ts';
import { createSealing } from '#server/services/sealing.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { TokenRefused, type Identity, type VerifyToken } from './identity.ts';

/** A person of the sandbox. */
export type SandboxPerson = Pick<
  Identity,
  'subject' | 'email' | 'isEmailVerified' | 'firstName' | 'lastName'
>;

/** Stands in for a provider while no keys are set: writes tokens and takes them, in every process alike. */
export type Sandbox = {
  write(person: SandboxPerson, nonce: string): string;
  verify: VerifyToken;
};

const prefix = 'sbx-';
const lasts = 10 * 60_000;

/** The sandbox of one provider; a token of it is sealed under the installation's secret. */
export function createSandbox(
  provider: Identity['provider'],
  { secrets, clock }: { secrets: Secrets; clock: () => number },
): Sandbox {
  const sealing = createSealing(secrets, 'social sandbox');
  return {
    write(person, nonce) {
      const text = JSON.stringify({ ...person, nonce, expiresAt: clock() + lasts });
      return `${prefix}${sealing.seal(text, provider).toString('base64url')}`;
    },
    async verify(token) {
      const sealed = token.startsWith(prefix) ? Buffer.from(token.slice(prefix.length), 'base64url') : null;
      const text = sealed && sealing.open(sealed, provider);
      const told: unknown = text ? JSON.parse(text) : null;
      if (!isRecord(told) || Number(told['expiresAt']) <= clock()) throw new TokenRefused('sandbox');
      const { nonce, expiresAt, ...person } = told as SandboxPerson & { nonce: string; expiresAt: number };
      const identity = { ...person, provider, expiresAt: new Date(expiresAt) };
      // Facebook's tokens carry no nonce, and so do those that stand in for them.
      return { nonce: provider === 'google' ? nonce : null, identity };
    },
  };
}
