import type { Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { networkOf } from '#server/services/network.ts';
import type { Hub } from './hub.ts';

/** Scores as they are written, for whoever listens. */
export function createLiveHandlers({ hub }: { hub: Hub }): Pick<Handlers, 'openLive'> {
  return {
    async openLive({ caller, request, reply }) {
      if (!/\btext\/event-stream\b/.test(request.headers.accept ?? '')) {
        return { status: 406, body: problemBody('not_acceptable') };
      }
      const stream = await hub.join(networkOf(request.ip), caller === null);
      if (!stream) throw new Refusal('busy', { retryAfter: 30 });
      // What stands between may neither hold it back nor pack it.
      reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
      reply.type('text/event-stream; charset=utf-8');
      return { status: 200, body: stream };
    },
  };
}
