import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { tellEvent } from './events.ts';
import { changeObject, makeObject, newId, type SandboxBodies } from './objects.ts';

/** The numbers that the sandbox takes, and what each is for: nobody needs to type a real one. */
export const testCards = [
  { number: '4242 4242 4242 4242', brand: 'visa', outcome: 'works' },
  { number: '5555 5555 5555 4444', brand: 'mastercard', outcome: 'works' },
  { number: '4000 0027 6000 3184', brand: 'visa', outcome: 'confirms' },
  { number: '4000 0000 0000 0341', brand: 'visa', outcome: 'declinesLater' },
  { number: '4000 0000 0000 5126', brand: 'visa', outcome: 'refusesRefunds' },
  { number: '4000 0000 0000 9060', brand: 'visa', outcome: 'answersLater' },
  { number: '4000 0000 0000 0002', brand: 'visa', outcome: 'declines' },
] as const;
export type TestCard = (typeof testCards)[number];

/** The test card of a number, however it is spaced. */
export const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number.replaceAll(' ', '') === number.replaceAll(/\D/g, ''));

/** Takes a card into a setup, or gives the setup up; what has an end keeps it. */
export async function settleSetup(
  db: Kysely<Database>,
  id: string,
  given: { card: TestCard; isConfirmed: boolean },
  now: number,
): Promise<void> {
  await changeObject(db, 'setup', id, async (setup, transaction) => {
    if (setup.state === 'succeeded') return setup;
    const fails = given.card.outcome === 'declines' || !given.isConfirmed;
    const type = fails ? 'setup_intent.setup_failed' : 'checkout.session.completed';
    await tellEvent(transaction, { type, accountId: null, objectId: id, now });
    return fails
      ? { ...setup, state: 'failed' as const, reason: 'card_declined' }
      : {
          ...setup,
          state: 'succeeded' as const,
          card: await makeCard(transaction, given.card, now),
          reason: null,
        };
  });
}

async function makeCard(
  db: Kysely<Database>,
  card: TestCard,
  now: number,
): Promise<NonNullable<SandboxBodies['setup']['card']>> {
  const cardId = newId('card');
  const body = {
    isDeclined: card.outcome === 'declinesLater',
    isRemoved: false,
    takesNothingBack: card.outcome === 'refusesRefunds',
    answersLater: card.outcome === 'answersLater',
  };
  await makeObject(db, 'card', { id: cardId, key: null, ordered: null, body, now });
  const expYear = new Date(now).getUTCFullYear() + 3;
  return { cardId, brand: card.brand, last4: card.number.slice(-4), expMonth: 12, expYear };
}
