import type { FastifyInstance } from 'fastify';
import { codeTo } from '#tests/mail/inbox.ts';
import { somebodyAt, type TestClient } from '#tests/support/server.ts';

/** A registration that breaks no rule. */
export function registrationOf(email: string): Record<string, unknown> {
  return {
    firstName: 'Łucja',
    lastName: 'Ñáñez',
    email,
    countryCode: 'US,+1',
    mobile: '5551234567',
    pin: '4711',
    password: 'Corner#2026',
    confirmPassword: 'Corner#2026',
    isEulaAccepted: true,
  };
}

/** A browser that has proved an address, and the grant that it was given. */
export async function provedAt(
  app: FastifyInstance,
  email: string,
  client: TestClient = somebodyAt(app),
): Promise<{ client: TestClient; grant: string }> {
  const sent = await client.post('/player/verify/email', { email });
  if (sent.status !== 200) throw new Error(`The code was refused: ${String(sent.body['code'])}.`);
  const code = await codeTo(app, email);
  const { status, body } = await client.post('/player/verify/code', { email, code });
  if (status !== 200) throw new Error(`The code was not taken: ${String(body['code'])}.`);
  return { client, grant: String(body['grant']) };
}
