import type { AccountParts } from './accounts.ts';

/** Under which the provider makes a customer once. */
const keyOf = (userId: number): string => `user:${userId}:customer`;

/** The provider's id of whoever pays, made by the provider where it has none yet; null where there is no such user. */
export async function customerOf(
  { db, provider, clock }: AccountParts,
  userId: number,
): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return null;
  await db
    .insertInto('payment_customers')
    .values({
      user_id: userId,
      provider: provider.name,
      email: user.email,
      name: `${user.first_name ?? ''} ${user.last_name ?? ''}`.trim() || user.email,
      created_at: new Date(clock()),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doNothing())
    .execute();
  const kept = await db
    .selectFrom('payment_customers')
    .select(['email', 'name', 'customer_id'])
    .where('user_id', '=', userId)
    .where('provider', '=', provider.name)
    .executeTakeFirstOrThrow();
  if (kept.customer_id !== null) return kept.customer_id;
  // The words that were kept first: one key never means two things.
  const customerId = await provider.createCustomer({
    key: keyOf(userId),
    email: kept.email,
    name: kept.name,
  });
  await db
    .updateTable('payment_customers')
    .set({ customer_id: customerId })
    .where('user_id', '=', userId)
    .where('provider', '=', provider.name)
    .where('customer_id', 'is', null)
    .execute();
  return customerId;
}
