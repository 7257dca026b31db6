/** Who else can say who somebody is. */
export type SocialProviderName = 'google' | 'facebook';

/** A provider as the installation offers it; the sandbox is a page of the product itself. */
export type SocialProvider = {
  provider: SocialProviderName;
  mode: 'live' | 'sandbox';
  clientId: string | null;
};

/** One attempt: what the provider has to give back, and where. */
export type SocialAttempt = { nonce: string; state: string; origin: string };

/** What a provider's window brings back: a token, or that the person would rather not. */
export type SocialReturn = { state: string; token: string | null };

/** Where the provider's window comes back to, with what it says in the fragment of the address. */
export const socialReturnPath = '/social/return';

/** Where the sandbox asks who somebody wants to be. */
export const socialSandboxPath = '/social/sandbox';

const dialogs = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  facebook: 'https://www.facebook.com/v23.0/dialog/oauth',
} as const;

/** The address of a provider's window. */
export function authorizationAddress(provider: SocialProvider, attempt: SocialAttempt): string {
  const { nonce, state, origin } = attempt;
  if (provider.mode === 'sandbox') {
    const query = new URLSearchParams({ provider: provider.provider, nonce, state });
    return `${origin}${socialSandboxPath}?${query.toString()}`;
  }
  const query = new URLSearchParams({
    client_id: provider.clientId ?? '',
    redirect_uri: `${origin}${socialReturnPath}`,
    state,
    ...(provider.provider === 'google'
      ? { response_type: 'id_token', scope: 'openid email profile', nonce, prompt: 'select_account' }
      : { response_type: 'token', scope: 'public_profile,email' }),
  });
  return `${dialogs[provider.provider]}?${query.toString()}`;
}

/** What stands in the fragment that a provider's window came back with; null where it is no answer. */
export function readSocialReturn(fragment: string): SocialReturn | null {
  const told = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = told.get('state');
  if (state === null || state === '') return null;
  return { state, token: told.get('id_token') ?? told.get('access_token') };
}
