import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPlace, startProduct, type Place, type Product } from '#tests/support/process.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { until } from './posting.ts';

let smtp: MailServer;
let place: Place;
let product: Product;
beforeAll(async () => {
  smtp = await startMailServer();
  place = await ownPlace();
  const env = { ...place.env, DEMO: 'off', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  product = await startProduct({ ...env, OPERATOR_NAME: 'The Association' });
});
afterAll(async () => {
  product.child.kill('SIGKILL');
  await product.exited;
  await smtp.close();
  await place.remove();
});

const ask = (email: string) =>
  fetch(`${product.address}/api/player/verify/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

describe('a process with a mail server', () => {
  it('sends what was asked for, under the name of the operator', async () => {
    expect((await ask('ada@club.example')).status).toBe(200);
    await until(() => smtp.received.length === 1);
    const [one] = smtp.received;
    expect(one?.recipients).toEqual(['ada@club.example']);
    expect(one?.mail.from).toMatchObject({ name: 'The Association', address: 'no-reply@127.0.0.1' });
    expect(one?.mail.text).toMatch(/^ {4}\d{6}$/m);
  });

  it('has no mailbox page', async () => {
    expect((await fetch(`${product.address}/dev/outbox.json`)).status).toBe(404);
    const config = (await (await fetch(`${product.address}/api/config`)).json()) as {
      modes: { mail: string };
    };
    expect(config.modes.mail).toBe('smtp');
  });

  it('stops at once, and only after what it has in hand has left', async () => {
    const letGo = smtp.hold();
    expect((await ask('eve@club.example')).status).toBe(200);
    await until(() => smtp.held() > 0);
    product.child.kill('SIGTERM');
    letGo();
    expect(await product.exited).toBe(0);
    expect(smtp.received.map(({ recipients: [to] }) => to)).toEqual(['ada@club.example', 'eve@club.example']);
  });
});
