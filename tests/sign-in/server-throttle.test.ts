import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { standingClock } from '#tests/support/standing-clock.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ clock: standingClock() });
});
afterEach(() => server.close());

const email = 'player@baulk.example';
const guess = (client: TestClient) =>
  client.post('/login', { email, password: 'wrong', shouldRemember: false });

describe('guessing a password', () => {
  it('is slowed from the fifth failure on, and the wait is told', async () => {
    const client = server.client();
    for (let n = 0; n < 5; n += 1) expect((await guess(client)).status).toBe(401);
    const answer = await guess(client);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    server.pass(Number(answer.headers['retry-after']));
    expect((await guess(client)).status).toBe(401);
  });

  it('forgets the failures when the owner signs in', async () => {
    const client = server.client();
    for (let n = 0; n < 4; n += 1) await guess(client);
    await client.signIn(email);
    for (let n = 0; n < 4; n += 1) expect((await guess(client)).status).toBe(401);
    await client.signIn(email);
  });

  it('does not count sign-ins that succeed', async () => {
    for (let n = 0; n < 25; n += 1) await server.client().signIn(email);
  });
});
