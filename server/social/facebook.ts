import { createHmac } from 'node:crypto';
import { isRecord } from '#domain/session/stored.ts';
import { askJson } from './ask.ts';
import { namesOf, ProviderSilent, TokenRefused, type VerifyToken } from './identity.ts';

/** How Facebook is asked; an address of its own in tests alone. */
export type FacebookSettings = { appId: string; appSecret: string; graphAddress: string };

export const facebookGraphAddress = 'https://graph.facebook.com/v23.0';

/** Checks Facebook's access tokens (document 000, section 7): for which app, of whom, and that both answers agree. */
export function createFacebook(settings: FacebookSettings, clock: () => number): VerifyToken {
  const { appId, appSecret, graphAddress } = settings;
  return async (token) => {
    const query = new URLSearchParams({ input_token: token });
    const debugged = dataOf(
      await askJson(`${graphAddress}/debug_token?${query.toString()}`, {
        authorization: `Bearer ${appId}|${appSecret}`,
      }),
    );
    const { app_id: app, type, is_valid: isValid, user_id: user, expires_at: expires } = debugged;
    const end = typeof expires === 'number' && expires > 0 ? expires * 1000 : clock() + 3_600_000;
    const isOurs = isValid === true && String(app) === appId && type === 'USER';
    if (!isOurs || !isId(user) || end <= clock()) throw new TokenRefused('token');
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const fields = new URLSearchParams({
      fields: 'id,first_name,last_name,name,email',
      appsecret_proof: proof,
    });
    const me = await askJson(`${graphAddress}/me?${fields.toString()}`, { authorization: `Bearer ${token}` });
    if (!isRecord(me)) throw new ProviderSilent('me');
    if (me['id'] !== user) throw new TokenRefused('person');
    return {
      nonce: null,
      identity: {
        provider: 'facebook',
        subject: user,
        email: typeof me['email'] === 'string' ? me['email'] : null,
        // Facebook never says whether an address was proved.
        isEmailVerified: false,
        expiresAt: new Date(end),
        ...namesOf({ first: me['first_name'], last: me['last_name'], whole: me['name'] }),
      },
    };
  };
}

function dataOf(answer: unknown): Record<string, unknown> {
  if (isRecord(answer) && isRecord(answer['data'])) return answer['data'];
  throw isRecord(answer) && isRecord(answer['error'])
    ? new TokenRefused('debug')
    : new ProviderSilent('debug');
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,40}$/.test(value);
}
