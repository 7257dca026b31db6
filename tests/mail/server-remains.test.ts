import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { issueLink } from '#server/password/links.ts';
import { createIdempotencyKeys } from '#server/services/idempotency.ts';
import { removeRemains } from '#server/services/upkeep.ts';
import { newCode, writeCode } from '#server/verification/codes.ts';
import { writeGrant } from '#server/verification/grants.ts';
import { subjectOf } from '#server/verification/subject.ts';
import { testDatabase, testNow, testSecrets } from '#tests/support/database.ts';

const day = 86_400_000;
const tables = ['outbox', 'email_codes', 'email_grants', 'idempotency_keys', 'password_links'] as const;

let store: Store;
beforeAll(async () => {
  store = await testDatabase('empty');
  await store.db
    .insertInto('users')
    .values({ email: 'ada@club.example', first_name: 'Ada', last_name: 'Old', role_id: 5 })
    .execute();
  const { id: userId } = await store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const outbox = createOutbox({ secrets: testSecrets, clock: () => testNow, mode: 'smtp' });
  const subject = subjectOf(testSecrets, 'ada@club.example');
  await outbox.add(store.db, {
    to: 'ada@club.example',
    template: 'accountExists',
    parameters: {},
    lasts: 300,
  });
  await writeCode(store.db, { secrets: testSecrets, subject, now: testNow }, newCode());
  await writeGrant(store.db, { subject, isBound: false, now: testNow });
  const keys = createIdempotencyKeys(testSecrets, () => testNow);
  const call = { operation: 'registerPlayer', caller: 0, key: 'x', request: {} };
  await store.db.transaction().execute((transaction) => keys.claim(transaction, call));
  await issueLink(store.db, { userId, kind: 'activation', now: testNow });
});
afterAll(() => store.close());

/** Which of the tables still have their row. */
async function left(): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const rows = await store.db.selectFrom(table).selectAll().execute();
    if (rows.length > 0) found.push(table);
  }
  return found;
}

describe('what is kept of codes, links and mails', () => {
  it('goes when nobody needs it any more: codes and grants after 2 days, mails after 7, links after 30', async () => {
    const after: [number, string[]][] = [];
    for (const days of [1.9, 2.1, 7.1, 30.1]) {
      await removeRemains(store.db, testNow + days * day);
      after.push([days, await left()]);
    }
    expect(after).toEqual([
      [1.9, [...tables]],
      [2.1, ['outbox', 'password_links']],
      [7.1, ['password_links']],
      [30.1, []],
    ]);
  });
});
