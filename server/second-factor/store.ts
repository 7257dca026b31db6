import { sql, type Kysely } from 'kysely';
import { readFactorCode } from '#domain/second-factor/code.ts';
import type { Database } from '#server/database/db.gen.ts';
import { createSealing, type Sealing } from '#server/services/sealing.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { newRecoveryCodes, recoveryHash, stepOf } from './codes.ts';

const sealingOf = (secrets: Secrets): Sealing => createSealing(secrets, 'second factor');
const placeOf = (userId: number): string => `user ${userId}`;

type Parts = { db: Kysely<Database>; secrets: Secrets };

/** How the second factor of an account stands. */
export type FactorState = { confirmedAt: Date | null; codesLeft: number };

/** The second factor of an account; without one, nothing is confirmed. */
export async function findFactor(db: Kysely<Database>, userId: number): Promise<FactorState> {
  const row = await db
    .selectFrom('second_factors')
    .select((eb) => [
      'confirmed_at',
      eb
        .selectFrom('recovery_codes')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('recovery_codes.user_id', '=', 'second_factors.user_id')
        .where('used_at', 'is', null)
        .as('codes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { confirmedAt: row?.confirmed_at ?? null, codesLeft: row?.codes ?? 0 };
}

/** Keeps a secret that is still to be confirmed, in place of an earlier one; false where one is confirmed. */
export async function beginFactor(
  { db, secrets }: Parts,
  { userId, secret, now }: { userId: number; secret: string; now: number },
): Promise<boolean> {
  const sealed = sealingOf(secrets).seal(secret, placeOf(userId));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealed, begun_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealed, begun_at: new Date(now), used_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Confirms the secret that was begun, by its first code; answers the recovery codes, which are kept as hashes alone. */
export async function confirmFactor(
  parts: Parts,
  { userId, code, now }: { userId: number; code: string; now: number },
): Promise<string[] | 'wrong' | 'not_begun'> {
  const { db } = parts;
  const row = await db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const secret = row && sealingOf(parts.secrets).open(row.sealed_secret, placeOf(userId));
  if (!secret || row.confirmed_at) return 'not_begun';
  const given = readFactorCode(code);
  const step = given?.kind === 'authenticator' ? stepOf(secret, given.code, now) : null;
  if (step === null) return 'wrong';
  await db
    .updateTable('second_factors')
    .set({ confirmed_at: new Date(now), used_step: step })
    .where('user_id', '=', userId)
    .execute();
  await markFactor(db, userId, true);
  return renewCodes(db, userId, now);
}

/** Makes recovery codes in place of all earlier ones. */
export async function renewCodes(db: Kysely<Database>, userId: number, now: number): Promise<string[]> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = newRecoveryCodes();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: recoveryHash(code), user_id: userId, made_at: new Date(now) })))
    .execute();
  return codes;
}

/** Takes the second factor of an account away with its recovery codes; false where there is none that is confirmed. */
export async function removeFactor(db: Kysely<Database>, userId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (!removed) return false;
  await markFactor(db, userId, false);
  return removed.confirmed_at !== null;
}

async function markFactor(db: Kysely<Database>, userId: number, isOn: boolean): Promise<void> {
  await db.updateTable('users').set({ has_second_factor: isOn }).where('id', '=', userId).execute();
}

/** How a second factor was proved. */
export type FactorProof = 'authenticator' | 'recovery';

/** Judges a code and uses it up in one statement: of two that come at once, one is right. */
export async function redeemCode(
  { db, secrets }: Parts,
  { userId, typed, now }: { userId: number; typed: string; now: number },
): Promise<FactorProof | null> {
  const given = readFactorCode(typed);
  if (given === null) return null;
  if (given.kind === 'recovery') return redeemRecoveryCode(db, { userId, code: given.code, now });
  const row = await db
    .selectFrom('second_factors')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const secret = row && sealingOf(secrets).open(row.sealed_secret, placeOf(userId));
  const step = secret ? stepOf(secret, given.code, now) : null;
  if (step === null) return null;
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ used_step: step })
    .where('user_id', '=', userId)
    .where('used_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? 'authenticator' : null;
}

async function redeemRecoveryCode(
  db: Kysely<Database>,
  { userId, code, now }: { userId: number; code: string; now: number },
): Promise<FactorProof | null> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${new Date(now)}
    where user_id = ${userId} and code_hash = ${recoveryHash(code)} and used_at is null
    returning user_id`.execute(db);
  return rows.length > 0 ? 'recovery' : null;
}
