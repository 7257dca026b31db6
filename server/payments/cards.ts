import { cardWords } from '#domain/words/cards.ts';
import type { Call, OnceReply, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { newToken } from '#server/services/tokens.ts';
import type { AccountParts } from './accounts.ts';
import { dropCard, findCard, findCards, isNamed, keepCard, passOn, setDefault } from './card-store.ts';
import { customerOf } from './customers.ts';
import { ProviderFault } from './port.ts';

type CardParts = AccountParts & { publicUrl: URL };

/** In which currency a card is taken where its owner has named none. */
const usualCurrency = 'USD';

/** Lists the own cards. */
export async function answerCards(
  parts: AccountParts,
  { caller }: Call<'listCards'>,
): Promise<Reply<'listCards'>> {
  if (!caller) throw new Refusal('unauthorised');
  return { status: 200, body: { rows: await findCards(parts, caller.userId) } };
}

/** Begins to save a card: the provider has a page for its number. */
export async function answerCardSetup(
  parts: CardParts,
  { caller, request, once }: Call<'createCardSetup'>,
): Promise<OnceReply<'createCardSetup'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { provider, clock, publicUrl } = parts;
  // The provider is called outside of the transaction, and takes the same key: it makes one setup for it.
  const given = request.headers['idempotency-key'];
  const key = `user:${caller.userId}:card:${typeof given === 'string' ? given : newToken()}`;
  try {
    const customerId = await customerOf(parts, caller.userId);
    if (customerId === null) throw new Refusal('unauthorised');
    const page = `${publicUrl.origin}/profile/payment`;
    const { setupId, url } = await provider.createCardSetup({
      key,
      customerId,
      currency: usualCurrency,
      returnUrl: `${page}?card={SETUP_ID}`,
      cancelUrl: page,
    });
    return await once(async (db) => {
      await db
        .insertInto('card_setups')
        .values({
          provider: provider.name,
          setup_id: setupId,
          user_id: caller.userId,
          created_at: new Date(clock()),
        })
        .onConflict((conflict) => conflict.columns(['provider', 'setup_id']).doNothing())
        .execute();
      return { status: 201, body: { setupId, clientSecret: null, url } };
    });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return { status: 503, body: problemBody('provider_unavailable') };
  }
}

/** Saves a card as the provider has taken it; what the address bar says of it is not believed. */
export async function answerCardSaving(
  parts: AccountParts,
  { body, caller, once }: Call<'saveCard'>,
): Promise<OnceReply<'saveCard'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, provider } = parts;
  const begun = await db
    .selectFrom('card_setups')
    .select('setup_id')
    .where('provider', '=', provider.name)
    .where('setup_id', '=', body.setupId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (!begun) return { status: 409, body: problemBody('card_unfinished') };
  try {
    const { state, card } = await provider.fetchCardSetup(body.setupId);
    if (state === 'failed') return { status: 409, body: problemBody('card_declined') };
    if (state === 'pending' || !card) return { status: 409, body: problemBody('card_unfinished') };
    return await once(async (transaction) => {
      const isDefault = body.isDefault ?? false;
      const kept = await keepCard({ ...parts, db: transaction }, caller.userId, { card, isDefault });
      // It was saved before, and removed since.
      if (!kept) return { status: 409, body: problemBody('card_unfinished') };
      return { status: 201, body: kept };
    });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.kind === 'gone') return { status: 409, body: problemBody('card_unfinished') };
    return { status: 503, body: problemBody('provider_unavailable') };
  }
}

/** Makes one of the own cards the default. */
export async function answerDefaultCard(
  parts: AccountParts,
  { body, caller }: Call<'setDefaultCard'>,
): Promise<Reply<'setDefaultCard'>> {
  if (!caller) throw new Refusal('unauthorised');
  const isDone = await setDefault(parts, caller.userId, body.cardId);
  return isDone
    ? { status: 200, body: { message: cardWords.madeDefault } }
    : { status: 404, body: problemBody('not_found') };
}

/** Removes one of the own cards, at the provider first: what is shown there is never more than what is there. */
export async function answerCardRemoval(
  parts: AccountParts,
  { body, caller }: Call<'deleteCard'>,
): Promise<Reply<'deleteCard'>> {
  if (!caller) throw new Refusal('unauthorised');
  if (!(await findCard(parts, caller.userId, body.cardId))) {
    return { status: 404, body: problemBody('not_found') };
  }
  if (await isNamed(parts, caller.userId, body.cardId)) {
    const to = body.insteadId ?? body.cardId;
    if (to === body.cardId) return { status: 409, body: problemBody('card_in_use') };
    if (!(await findCard(parts, caller.userId, to))) {
      return { status: 409, body: problemBody('card_missing') };
    }
    await passOn(parts, caller.userId, { from: body.cardId, to });
  }
  try {
    await parts.provider.removeCard(body.cardId);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.kind !== 'gone') return { status: 503, body: problemBody('provider_unavailable') };
  }
  await dropCard(parts, caller.userId, body.cardId);
  return { status: 200, body: { message: cardWords.removed } };
}
