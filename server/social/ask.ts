import { ProviderSilent } from './identity.ts';

/** Who is asked twice is still told within five seconds that the provider is silent. */
const timeout = 2_400;

/** Asks a provider; an answer that is a redirect, late or no JSON is none. */
export async function askJson(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status >= 500) throw new ProviderSilent(`status ${response.status}`);
    return await response.json();
  } catch {
    // The reason may hold the address, and with it the token.
    throw new ProviderSilent('no answer');
  }
}
