import { isEmail } from '#domain/email.ts';
import { accessWords } from '#domain/words/access.ts';
import type { Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal, type ProblemCode } from '#server/http/problem.ts';
import { isBrowser } from '#server/session/cookies.ts';
import { admit } from './admit.ts';
import { ProviderSilent, TokenRefused, type Identity } from './identity.ts';
import { Undone, type Shown, type SocialParts } from './parts.ts';
import { isNonceGood, isSpent, writeNonce } from './proofs.ts';

type SocialReply = Reply<'signInWithGoogle'> & Reply<'signInWithFacebook'>;

/** What each refusal answers. */
const statuses = {
  social_refused: 401,
  invalid_credentials: 401,
  second_factor_social: 401,
  social_email_taken: 409,
  social_email_unproved: 409,
  provider_unavailable: 503,
} as const satisfies Partial<Record<ProblemCode, SocialReply['status']>>;

/** Signing in or registering by another provider (document 000, section 7). */
export function createSocialHandlers(
  parts: SocialParts,
): Pick<Handlers, 'createSocialNonce' | 'signInWithGoogle' | 'signInWithFacebook'> {
  return {
    async createSocialNonce() {
      const now = parts.clock();
      const { nonce, expiresAt } = await writeNonce(parts.db, now);
      const serverNow = new Date(now).toISOString();
      return { status: 201, body: { nonce, expiresAt: expiresAt.toISOString(), serverNow } };
    },

    signInWithGoogle: ({ body = {}, query, request, reply }) =>
      signIn(parts, 'google', {
        token: tokenOf(query.idTokenString, body.idTokenString),
        remembered: body.shouldRemember ?? false,
        password: body.password,
        email: body.email,
        grant: body.grant,
        request,
        reply,
      }),

    signInWithFacebook: ({ body = {}, query, request, reply }) =>
      signIn(parts, 'facebook', {
        token: tokenOf(query.accessToken, body.accessToken),
        remembered: body.shouldRemember ?? false,
        password: body.password,
        email: body.email,
        grant: body.grant,
        request,
        reply,
      }),
  };
}

/** The one token of a call: in the body or in the address, never in both. */
function tokenOf(inAddress: string | undefined, inBody: string | undefined): string {
  const token = inAddress ?? inBody;
  if (token === undefined || (inAddress !== undefined && inBody !== undefined)) {
    throw new Refusal('invalid_request');
  }
  return token;
}

async function signIn(parts: SocialParts, name: Identity['provider'], shown: Shown): Promise<SocialReply> {
  const provider = parts.providers.get(name);
  if (!provider) throw new Refusal('provider_not_configured');
  if (shown.email !== undefined && !isEmail(shown.email)) throw new Refusal('invalid_request');
  try {
    const { identity, nonce } = await provider.verify(shown.token);
    const now = parts.clock();
    const asksNonce = name === 'google' && (nonce !== null || isBrowser(shown.request));
    if (asksNonce && !(await isNonceGood(parts.db, nonce, now))) throw new Undone('social_refused');
    if (await isSpent(parts.db, shown.token)) throw new Undone('social_refused');
    const { opened, isNewPlayer } = await admit(parts, identity, {
      ...shown,
      nonce: asksNonce ? nonce : null,
    });
    if (opened.cookie) parts.cookies.writeBinding(shown.reply, opened.cookie);
    const message = isNewPlayer ? { message: accessWords.registered } : {};
    return { status: 200, body: { ...opened.answer, ...message, isNewPlayer } };
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return { status: statuses[code], body: problemBody(code) };
  }
}

function codeOf(error: unknown): keyof typeof statuses | null {
  if (error instanceof Undone) return error.code;
  if (error instanceof TokenRefused) return 'social_refused';
  return error instanceof ProviderSilent ? 'provider_unavailable' : null;
}
