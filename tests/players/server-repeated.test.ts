import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/mail/inbox.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let club: TestClient;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  [club, owner] = [server.client(), server.client()];
  await club.signIn('club@baulk.example');
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const under = (key: string) => ({ headers: { 'idempotency-key': key } });

/** How often the audit tells of an operation. */
async function toldOf(operation: string): Promise<number> {
  const told = server.store.db.selectFrom('audit_entries').select('id').where('operation', '=', operation);
  return (await told.execute()).length;
}

describe('what is pressed twice, or sent again because no answer came', () => {
  it('mails one link to set a password', async () => {
    const email = 'pressed-twice@player.example';
    const person = { firstName: 'Ada', lastName: 'Byron', email, roleId: 5, clubs: [1] };
    const { body } = await club.post('/player', person, under('person'));
    const resend = (key: string, userId = Number(body['id'])) =>
      club.post(`/user/${userId}/resend-password-email`, undefined, under(key));
    const before = (await mailsTo(server.app, email)).length;
    const both = await Promise.all([resend('one'), resend('one')]);
    both.push(await resend('one'));
    expect(both.map(({ status, body: told }) => [status, told['message']])).toEqual(
      both.map(() => [200, both[0]?.body['message']]),
    );
    expect((await mailsTo(server.app, email)).length).toBe(before + 1);
    expect(await toldOf('resendPasswordEmail')).toBe(1);
    expect((await resend('another')).status).toBe(200);
    expect(await toldOf('resendPasswordEmail')).toBe(2);
  });

  it('mails one proposal of clubs, to an address that is known and to one that is not', async () => {
    for (const [index, email] of ['guest@baulk.example', 'nobody@player.example'].entries()) {
      const propose = (clubs: number[]) =>
        owner.post('/player/association', { email, clubs }, under(`proposal-${index}`));
      const before = (await mailsTo(server.app, email)).length;
      const answers = await Promise.all([propose([1, 2]), propose([1, 2])]);
      answers.push(await propose([1, 2]));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await mailsTo(server.app, email)).length).toBe(before + 1 - index);
      const other = await propose([2]);
      expect([other.status, other.body['code']]).toEqual([400, 'repeated_differently']);
    }
    expect(await toldOf('proposeAssociation')).toBe(1);
  });
});
