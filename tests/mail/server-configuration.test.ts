import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.baulk.example',
  SECRET_KEY: 'x'.repeat(32),
};
const smtp = (url: string, more: NodeJS.ProcessEnv = {}) => {
  const { mail } = readConfiguration({ ...production, SMTP_URL: url, ...more });
  if (mail.mode !== 'smtp') throw new Error(`The mode is ${mail.mode}.`);
  return mail;
};

describe('mail', () => {
  it('goes to the mailbox page where no mail server is set, and nowhere in production', () => {
    expect(readConfiguration({}).mail.mode).toBe('outbox');
    expect(readConfiguration(production).mail.mode).toBe('off');
  });

  it.each([
    [
      'smtps://user:p%40ss@mail.example',
      { host: 'mail.example', port: 465, secure: true, requireTLS: false },
    ],
    ['smtp://user:p%40ss@mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: true }],
    ['smtp://user:p%40ss@mail.example:2525', { host: 'mail.example', port: 2525, requireTLS: true }],
    ['smtp://user:p%40ss@localhost:1025', { host: 'localhost', port: 1025, requireTLS: false }],
    ['smtp://user:p%40ss@[::1]:1025', { host: '::1', port: 1025, requireTLS: false }],
  ])('%s sends no password in the clear', (url, server) => {
    expect(smtp(url).server).toMatchObject({ ...server, auth: { user: 'user', pass: 'p@ss' } });
  });

  it('needs no password where the mail server asks for none', () => {
    expect(smtp('smtp://mail.example').server).toMatchObject({ auth: undefined, requireTLS: false });
  });

  it.each([
    [undefined, { name: 'The Association', address: 'no-reply@play.baulk.example' }],
    ['desk@baulk.example', { name: 'The Association', address: 'desk@baulk.example' }],
    ['Baulk <desk@baulk.example>', { name: 'Baulk', address: 'desk@baulk.example' }],
    ['"Baulk, the desk" <desk@baulk.example>', { name: 'Baulk, the desk', address: 'desk@baulk.example' }],
  ])('from %j is from the right sender', (from, sender) => {
    const more = { OPERATOR_NAME: 'The Association', ...(from ? { MAIL_FROM: from } : {}) };
    expect(smtp('smtp://mail.example', more).from).toEqual(sender);
  });

  it.each(['mail.example', 'https://mail.example', 'smtp://', 'smtp:secret@mail.example'])(
    'does not start with SMTP_URL=%s, and does not repeat it',
    (url) => {
      expect(() => smtp(url)).toThrow(/^SMTP_URL must be an address such as/);
      expect(() => smtp(url)).not.toThrow(/secret/);
    },
  );

  it.each(['nobody', 'a@b, c@d', 'Baulk <nobody>', 'a@b\r\nBcc: c@d'])(
    'does not start with MAIL_FROM=%j',
    (from) => {
      expect(() => smtp('smtp://mail.example', { MAIL_FROM: from })).toThrow(/^MAIL_FROM must be/);
    },
  );
});
