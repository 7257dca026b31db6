import type { Throttle } from './api.ts';
import { Refusal } from './problem.ts';
import type { Limits } from '#server/services/limits.ts';
import { networkOf } from '#server/services/network.ts';
import type { Secrets } from '#server/services/secrets.ts';

/** Keeps the `rate` that the contract gives an operation, by network address or by account. */
export function createThrottleByContract(limits: Limits, secrets: Secrets): Throttle {
  return async (request, { operationId, bounds }) => {
    const { rate } = bounds;
    // A budget of failures or of an address is kept by the handler, which alone knows what failed and for whom.
    if (!rate || rate.counts === 'failures' || rate.per === 'address') return;
    const who =
      rate.per === 'account' ? `user:${request.caller?.userId ?? 'none'}` : `ip:${networkOf(request.ip)}`;
    const key = `${operationId}:${secrets.digest('throttle', who).toString('base64url')}`;
    const spending = await limits.spend([{ key, max: rate.max, seconds: rate.seconds }]);
    if (!spending.ok) throw new Refusal('too_many_attempts', { retryAfter: spending.retryAfter });
  };
}
