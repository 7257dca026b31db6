import type { SocialProvider } from '#domain/social/providers.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { createFacebook, type FacebookSettings } from './facebook.ts';
import { createGoogle, type GoogleSettings } from './google.ts';
import type { VerifyToken } from './identity.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** How people are let in by another provider; null where a provider is off. */
export type SocialSettings = {
  google: GoogleSettings | 'sandbox' | null;
  facebook: FacebookSettings | 'sandbox' | null;
};

/** A provider as it runs here. */
export type RunningProvider = SocialProvider & { verify: VerifyToken; sandbox: Sandbox | null };

type Parts = { secrets: Secrets; clock: () => number };

/** The providers that are switched on, by name. */
export function startProviders(
  { google, facebook }: SocialSettings,
  parts: Parts,
): ReadonlyMap<string, RunningProvider> {
  const running: RunningProvider[] = [];
  if (google === 'sandbox') running.push(sandboxed('google', parts));
  else if (google) {
    const verify = createGoogle(google, parts.clock);
    running.push({ provider: 'google', mode: 'live', clientId: google.clientId, verify, sandbox: null });
  }
  if (facebook === 'sandbox') running.push(sandboxed('facebook', parts));
  else if (facebook) {
    const verify = createFacebook(facebook, parts.clock);
    running.push({ provider: 'facebook', mode: 'live', clientId: facebook.appId, verify, sandbox: null });
  }
  return new Map(running.map((one) => [one.provider, one]));
}

function sandboxed(provider: SocialProvider['provider'], parts: Parts): RunningProvider {
  const sandbox = createSandbox(provider, parts);
  return { provider, mode: 'sandbox', clientId: null, verify: sandbox.verify, sandbox };
}

/** What the configuration says of the providers. */
export function offeredProviders(settings: SocialSettings): SocialProvider[] {
  const { google, facebook } = settings;
  const modeOf = (one: object | 'sandbox'): SocialProvider['mode'] => (one === 'sandbox' ? one : 'live');
  return [
    ...(google
      ? [
          {
            provider: 'google' as const,
            mode: modeOf(google),
            clientId: google === 'sandbox' ? null : google.clientId,
          },
        ]
      : []),
    ...(facebook
      ? [
          {
            provider: 'facebook' as const,
            mode: modeOf(facebook),
            clientId: facebook === 'sandbox' ? null : facebook.appId,
          },
        ]
      : []),
  ];
}
