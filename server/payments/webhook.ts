import { isRecord } from '#domain/session/stored.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { AccountParts } from './accounts.ts';
import { storeEvent } from './inbox.ts';
import { ProviderFault } from './port.ts';
import { paymentWords } from '#domain/words/payments.ts';

/** Takes an event: proved by its signature, stored, and worked off afterwards. */
export async function answerEvent(
  { db, provider, clock }: AccountParts,
  { path, request }: Call<'receiveProviderEvent'>,
): Promise<Reply<'receiveProviderEvent'>> {
  if (path.provider !== provider.name) return { status: 404, body: problemBody('not_found') };
  const signature = request.headers['stripe-signature'];
  const raw = request.rawBody;
  if (typeof signature !== 'string' || !raw || !isRecord(request.body)) {
    return { status: 400, body: problemBody('signature_invalid') };
  }
  try {
    const event = provider.readEvent(raw, signature, clock());
    // An endpoint for real money hears of tests too; they are none of ours.
    if (event.isLive === provider.isLive) await storeEvent(db, provider.name, event, clock());
    return { status: 200, body: { message: paymentWords.eventTaken } };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return { status: 400, body: problemBody('signature_invalid') };
  }
}
