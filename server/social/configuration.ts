import { facebookGraphAddress } from './facebook.ts';
import { googleAddresses } from './google.ts';
import type { SocialSettings } from './providers.ts';

/** Reads which providers let people in: by their keys, else by the sandbox, which production never has. */
export function readSocialSettings(env: NodeJS.ProcessEnv, production: boolean): SocialSettings {
  const { GOOGLE_CLIENT_ID: clientId, FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = env;
  const standIn = production ? null : 'sandbox';
  if (Boolean(appId) !== Boolean(appSecret)) {
    throw new Error('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET belong together: set both, or neither.');
  }
  return {
    google: clientId ? { clientId, ...googleAddresses } : standIn,
    facebook: appId && appSecret ? { appId, appSecret, graphAddress: facebookGraphAddress } : standIn,
  };
}
