import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfiguration } from '#server/configuration.ts';
import type { Store } from '#server/database/store.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';
import { codeTo, mailsTo } from './inbox.ts';

const clock = stillClock();
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await testDatabase('empty');
  app = await buildTestApp({ store, clock });
  const outbox = createOutbox({ secrets: testSecrets, clock: clock.now, mode: 'outbox' });
  const mail = { lasts: 300, template: 'emailCode' } as const;
  await outbox.add(store.db, { ...mail, to: 'ada@club.example', parameters: { code: '111111' } });
  await outbox.add(store.db, { ...mail, to: 'eve@club.example', parameters: { code: '222222' } });
  await outbox.add(store.db, {
    ...mail,
    to: 'ada@club.example',
    parameters: { code: '333333' },
    replaces: true,
  });
  await outbox.add(store.db, {
    ...mail,
    to: 'nobody@club.example',
    parameters: { code: '444444' },
    withheld: true,
  });
  await outbox.add(store.db, {
    to: 'lou@club.example',
    lasts: 300,
    template: 'welcome',
    parameters: { firstName: '<b onclick=alert(1)>Lou</b>', hasClubs: false },
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const paths = async () => {
  const [mail] = await mailsTo(app, 'lou@club.example');
  return ['/dev/outbox', '/dev/outbox.json', `/dev/outbox/${mail?.id}`, `/dev/outbox/${mail?.id}/page`];
};

describe('the mailbox', () => {
  it('lists the mails to an address, the newest first, also those that were replaced', async () => {
    const mails = await mailsTo(app, ' ADA@club.example');
    expect(mails.map(({ to }) => to)).toEqual(['ada@club.example', 'ada@club.example']);
    expect(await codeTo(app, 'ada@club.example')).toBe('333333');
    expect(mails[0]).toMatchObject({ subject: 'Your Baulk code', template: 'emailCode' });
    expect(mails[0]?.html).toContain('333333');
  });

  it('shows nothing of what is withheld', async () => {
    expect(await mailsTo(app, 'nobody@club.example')).toEqual([]);
    expect((await app.inject({ url: '/dev/outbox.json' })).body).not.toContain('nobody@');
  });

  it('is a page of all mails, and of each one', async () => {
    const list = await app.inject({ url: '/dev/outbox' });
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(list.body).toContain('eve@club.example');
    const filtered = await app.inject({ url: '/dev/outbox?to=eve%40club.example' });
    expect(filtered.body).not.toContain('ada@club.example');
    const [mail] = await mailsTo(app, 'eve@club.example');
    const one = await app.inject({ url: `/dev/outbox/${mail?.id}` });
    expect(one.body).toContain('222222');
    expect(one.body).toContain(`src="/dev/outbox/${mail?.id}/page"`);
  });

  it('runs nothing that a mail holds', async () => {
    for (const url of (await paths()).filter((path) => !path.endsWith('.json'))) {
      const { body, headers } = await app.inject({ url });
      expect(body).not.toContain('<b onclick');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(headers['cache-control']).toBe('no-store');
    }
    const framed = await app.inject({ url: (await paths())[3] ?? '' });
    expect(framed.headers['content-security-policy']).toMatch(/sandbox allow-popups/);
    expect(framed.headers['content-security-policy']).not.toMatch(/allow-(scripts|same-origin|forms)/);
  });

  it('is styled as its own policy allows', async () => {
    for (const url of (await paths()).slice(0, 3).filter((path) => !path.endsWith('.json'))) {
      const { body, headers } = await app.inject({ url });
      const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
      expect(body).not.toContain(' style=');
    }
  });

  it.each(['/dev/outbox/no-uuid', '/dev/outbox/00000000-0000-4000-8000-000000000000'])(
    'has no mail %s',
    async (url) => {
      expect([400, 404]).toContain((await app.inject({ url })).statusCode);
    },
  );
});

describe('the mailbox is closed', () => {
  it.each([
    [{ host: 'baulk.example' }, {}],
    [{ 'x-forwarded-for': '203.0.113.7' }, {}],
    [{}, { remoteAddress: '10.0.0.9' }],
  ])('to whoever is not on this machine: %j %j', async (headers, more) => {
    for (const url of await paths()) {
      expect((await app.inject({ url, headers, ...more })).statusCode).toBe(404);
    }
  });

  it.each([
    ['in production', { production: true }, {}],
    ['where a mail server is set', {}, { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('%s', async (_case, more, env) => {
    const { mail } = readConfiguration(env);
    const other = await buildTestApp({ store, clock, configuration: { ...more, mail } });
    for (const url of await paths()) expect((await other.inject({ url })).statusCode).toBe(404);
    await other.close();
  });
});

describe('what this installation does with mail', () => {
  it('is told to every page', async () => {
    const { modes } = (await app.inject({ url: '/api/config' })).json<{ modes: { mail: string } }>();
    expect(modes.mail).toBe('outbox');
  });
});
