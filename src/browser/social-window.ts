import { fromCallback } from 'xstate';
import { authorizationAddress, readSocialReturn, type SocialProvider } from '#domain/social/providers.ts';
import { findChannel } from './channel.ts';

/** What becomes of a provider's window; without a token the person would rather not. */
export type SocialWindowEvent =
  | { type: 'window.blocked' }
  | { type: 'provider.answered'; token: string | null };

const look = 'popup,width=480,height=680';

/** The window that is open now, empty until it is led somewhere. */
let opened: Window | null = null;

/**
 * Opens a window while the press that asks for it still counts, and hears what it comes back with. The answer comes
 * through a channel of this origin: the policy of our pages cuts the window off as soon as it shows a foreign one.
 */
export const providerWindow = fromCallback<SocialWindowEvent, { state: string }>(({ input, sendBack }) => {
  const channel = findChannel('baulk.social');
  if (channel === null) {
    // An answer that cannot be heard is not asked for.
    sendBack({ type: 'window.blocked' });
    return undefined;
  }
  channel.hear((data) => {
    const told = typeof data === 'string' ? readSocialReturn(data) : null;
    // What another attempt or another page has asked for is not ours.
    if (told?.state === input.state) sendBack({ type: 'provider.answered', token: told.token });
  });
  const own = window.open('about:blank', 'baulk-social', look);
  opened = own;
  if (own === null) sendBack({ type: 'window.blocked' });
  return () => {
    channel.close();
    own?.close();
    if (opened === own) opened = null;
  };
});

/** Leads the open window to the provider. */
export function leadWindow(provider: SocialProvider, proof: { nonce: string; state: string }): void {
  opened?.location.replace(authorizationAddress(provider, { ...proof, origin: location.origin }));
}
