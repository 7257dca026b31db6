import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#tests/support/server.ts';
import { freshClub, openBank, type Bank } from './connecting.ts';

let bank: Bank;
let owner: TestClient;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.server.close());
beforeEach(async () => {
  const { db } = bank.server.store;
  await db.deleteFrom('payment_accounts').where('club_id', '=', freshClub.id).execute();
  await db.deleteFrom('sandbox_objects').execute();
  await db.deleteFrom('sandbox_events').execute();
  await db.deleteFrom('provider_events').execute();
  await db.deleteFrom('limits').execute();
  owner ??= await bank.owner();
});

const tokenOf = (url: unknown): string => new URL(String(url)).searchParams.get('link') ?? '';
const open = (url: unknown) =>
  bank.server.app.inject({ method: 'GET', url: `/sandbox/onboarding?link=${tokenOf(url)}` });
const send = (fields: Record<string, string>) =>
  bank.server.app.inject({
    method: 'POST',
    url: '/sandbox/onboarding',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const visitOf = (page: string): string => /name="visit" value="([\w-]+)"/.exec(page)?.[1] ?? '';
const accounts = () =>
  bank.server.store.db.selectFrom('sandbox_objects').select('id').where('kind', '=', 'account').execute();

describe('the account of a club', () => {
  it('C-4.38, C-3.28 is not connected before anybody has begun', async () => {
    expect(await bank.status(owner, true)).toMatchObject({
      clubId: freshClub.id,
      is_stripe_connected: false,
      state: 'not_connected',
      due: [],
    });
  });

  it('C-1.06, C-4.37 is connected by the page of the provider, and the product hears of it by a signed event', async () => {
    const { status, body } = await bank.link(owner);
    expect(status).toBe(200);
    const page = await open(body['url']);
    expect(page.body).toContain('Connect Club Billares Obelisco');
    const sent = await send({ visit: visitOf(page.body), act: 'handIn', outcome: 'lackDocument' });
    expect(sent.headers.location).toBe('http://127.0.0.1:3000/profile/onboard?connect=return');
    expect(await bank.deliver()).toBe(1);
    await bank.work();
    expect(await bank.status(owner)).toMatchObject({
      state: 'restricted',
      due: ['individual.verification.document'],
    });
    const again = await open((await bank.link(owner)).body['url']);
    await send({ visit: visitOf(again.body), act: 'handIn', outcome: 'complete' });
    await bank.deliver();
    await bank.work();
    expect(await bank.status(owner)).toMatchObject({
      is_stripe_connected: true,
      state: 'connected',
      due: [],
    });
    expect(await accounts()).toHaveLength(1);
  });

  it('lets a link in once: a used or old one leads back to where a new one is made', async () => {
    const { url } = (await bank.link(owner)).body;
    expect((await open(url)).statusCode).toBe(200);
    const back = 'http://127.0.0.1:3000/profile/onboard?connect=refresh';
    expect((await open(url)).headers.location).toBe(back);
    const late = (await bank.link(owner)).body['url'];
    bank.server.pass(301);
    expect((await open(late)).headers.location).toBe(back);
    expect((await open(`http://127.0.0.1/?link=${'a'.repeat(43)}`)).statusCode).toBe(404);
  });

  it('takes a form that was sent twice once', async () => {
    const page = await open((await bank.link(owner)).body['url']);
    const fields = { visit: visitOf(page.body), act: 'handIn', outcome: 'complete' };
    await send(fields);
    const again = await send({ ...fields, outcome: 'review' });
    expect(again.headers.location).toContain('connect=refresh');
    expect(await bank.status(owner, true)).toMatchObject({ state: 'connected' });
  });

  it('is one, however many tabs ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => bank.link(owner)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await accounts()).toHaveLength(1);
  });

  it('C-7.11 has a link for a page that asks for it, never for an address bar, and never from a store', async () => {
    const { status } = await owner.get(`/createConnectAccountLink/${freshClub.id}`, {
      headers: { 'sec-fetch-mode': 'navigate' },
    });
    expect(status).toBe(400);
    expect((await bank.link(owner)).headers['cache-control']).toBe('no-store');
  });

  it('gets no link any more once the provider has turned the club down', async () => {
    await bank.link(owner);
    await bank.change('reject');
    await bank.status(owner, true);
    expect(await bank.link(owner)).toMatchObject({ status: 409, body: { code: 'account_rejected' } });
  });

  it('is begun again where the provider took it away meanwhile', async () => {
    await bank.link(owner);
    const [first] = await accounts();
    await bank.provider.deleteAccount(first?.id ?? '');
    expect((await bank.link(owner)).status).toBe(200);
    expect(await accounts()).toHaveLength(2);
    expect(await bank.status(owner, true)).toMatchObject({ state: 'incomplete' });
  });

  it('is asked for again after a minute, for the provider does not tell everything', async () => {
    await bank.link(owner);
    await bank.status(owner, true);
    await bank.change('complete');
    expect(await bank.status(owner)).toMatchObject({ state: 'incomplete' });
    bank.server.pass(61);
    expect(await bank.status(owner)).toMatchObject({ state: 'connected' });
  });

  it('is told to its own people and to the association, and to nobody else', async () => {
    const path = `/user/${freshClub.userId}/stripe-status`;
    const association = bank.server.client();
    await association.signIn('owner@baulk.example');
    expect((await association.get(path)).status).toBe(200);
    const other = bank.server.client();
    await other.signIn('club@baulk.example');
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get(`/createConnectAccountLink/${freshClub.id}`)).status).toBe(404);
  });
});

describe('off-boarding', () => {
  const connect = async () => {
    await bank.link(owner);
    await bank.change('complete');
  };

  it('C-4.39 is for a connected club alone', async () => {
    expect(await bank.remove(owner)).toMatchObject({ status: 409, body: { code: 'not_connected' } });
    await bank.link(owner);
    expect(await bank.remove(owner)).toMatchObject({ status: 409, body: { code: 'not_connected' } });
  });

  it('is refused with the reason while money is pending', async () => {
    await connect();
    await bank.change('holdMoney');
    expect(await bank.remove(owner)).toMatchObject({
      status: 409,
      body: { message: 'Payments of this club are still pending, so it cannot be taken off yet.' },
    });
    expect(await bank.status(owner, true)).toMatchObject({ state: 'connected' });
  });

  it('is refused with the reason while a payment is disputed, and done once that is decided', async () => {
    await connect();
    await bank.change('dispute');
    expect(await bank.remove(owner)).toMatchObject({
      status: 409,
      body: {
        code: 'dispute_open',
        message: 'A payment of this club is disputed, so it cannot be taken off until that is decided.',
      },
    });
    expect(await bank.status(owner, true)).toMatchObject({ state: 'connected' });
    await bank.change('decide');
    expect(await bank.remove(owner)).toMatchObject({ status: 200 });
  });

  it('is refused while a declined charge is still to be tried again, and done when that is over', async () => {
    await connect();
    const { db } = bank.server.store;
    const now = new Date(bank.server.clock.now());
    const { id } = await db
      .insertInto('transactions')
      .values({
        ref: 'tried-again',
        kind: 'memberPayment',
        status: 'failed',
        amount: 9900,
        currency: 'USD',
        club_id: freshClub.id,
        description: 'A month',
        created_at: now,
        settled_at: now,
        retry_at: new Date(now.getTime() + 3 * 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // B13: which payment it is.
    const message = expect.stringContaining(': tried-again') as string;
    expect(await bank.remove(owner)).toMatchObject({ status: 409, body: { code: 'money_pending', message } });
    await db.updateTable('transactions').set({ retry_at: null }).where('id', '=', id).execute();
    expect(await bank.remove(owner)).toMatchObject({ status: 200 });
  });

  it('C-7.10, C-8.02, C-4.41 leaves the club not connected, and it can begin again', async () => {
    await connect();
    expect(await bank.remove(owner)).toMatchObject({
      status: 200,
      body: { message: 'Stripe account deleted successfully!' },
    });
    expect(await bank.status(owner, true)).toMatchObject({ state: 'not_connected' });
    await bank.deliver();
    await bank.work();
    expect(bank.faults).toEqual([]);
    await connect();
    expect(await bank.status(owner, true)).toMatchObject({ state: 'connected' });
    expect(await accounts()).toHaveLength(2);
  });

  it('is done where the provider has done it already', async () => {
    await connect();
    const [account] = await accounts();
    await bank.provider.deleteAccount(account?.id ?? '');
    expect((await bank.remove(owner)).status).toBe(200);
  });

  it('and what came before it are told in the audit: begun, where the provider has it, and taken off by whom', async () => {
    await connect();
    await bank.status(owner, true);
    await bank.status(owner, true);
    await bank.remove(owner);
    const association = bank.server.client();
    await association.signIn('owner@baulk.example');
    const { body } = await association.get(`/audit?kind=account&clubId=${freshClub.id}&limit=3`);
    const rows = body['rows'] as { operation: string; user: { userId: number } | null; changes: unknown }[];
    expect(rows.map(({ operation, user, changes }) => [operation, user?.userId, changes])).toEqual([
      ['deleteStripeAccount', freshClub.userId, [{ field: 'state', before: 'connected', after: null }]],
      ['receiveProviderEvent', undefined, [{ field: 'state', before: 'not_connected', after: 'connected' }]],
      [
        'createConnectAccountLink',
        freshClub.userId,
        [{ field: 'state', before: null, after: 'not_connected' }],
      ],
    ]);
  });
});
