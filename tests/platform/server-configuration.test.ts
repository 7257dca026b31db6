import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://baulk.example',
  SECRET_KEY: 'a secret of more than 32 characters',
};

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['true', true],
    ['1', 1],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 192.168.1.1', ['10.0.0.0/8', '192.168.1.1']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
    ['::1,fd00::/8', ['::1', 'fd00::/8']],
  ])('of %j is read as %j', (text, expected) => {
    expect(readConfiguration({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it.each(['yes', '0', '-1', '1.5', '33', '10.0.0', '10.0.0.0/33', '10.0.0.1,', '::1/129', 'proxy.example'])(
    'of %j ends the start with a sentence that says what to set',
    (text) => {
      expect(() => readConfiguration({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY must be .*\.$/);
    },
  );
});

describe('the film of the walkthrough', () => {
  const film = {
    WALKTHROUGH_URL: 'https://a.example/f.mp4',
    WALKTHROUGH_CAPTIONS_URL: 'https://a.example/f.vtt',
  };

  it('C-1.17 is taken with its captions, and is none unless it is set', () => {
    expect(readConfiguration({}).walkthrough).toBeNull();
    expect(readConfiguration(film).walkthrough).toEqual({
      url: 'https://a.example/f.mp4',
      captions: 'https://a.example/f.vtt',
    });
  });

  it.each([
    { ...film, WALKTHROUGH_CAPTIONS_URL: undefined },
    { ...film, WALKTHROUGH_URL: undefined },
    { ...film, WALKTHROUGH_URL: 'http://a.example/f.mp4' },
    { ...film, WALKTHROUGH_CAPTIONS_URL: 'javascript:alert(1)' },
  ])('of %j ends the start with a sentence', (env) => {
    expect(() => readConfiguration(env)).toThrow(/^WALKTHROUGH_\w*URL must be .*\.$/);
  });
});

describe('production', () => {
  it('takes what it needs and makes no demo', () => {
    const configuration = readConfiguration({ ...production, DEMO: 'on' });
    expect(configuration).toMatchObject({ production: true, demo: false });
  });

  it.each([
    ['SECRET_KEY', { SECRET_KEY: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://baulk.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'baulk' }],
  ])('ends the start with a sentence about %s where it is missing or wrong', (name, more) => {
    expect(() => readConfiguration({ ...production, ...more })).toThrow(new RegExp(`^${name} .*\\.?`));
  });
});

describe('every setting', () => {
  it('that is empty is unset', () => {
    const names = [
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'DEMO',
      'OPERATOR_NAME',
      'SMTP_URL',
    ];
    const empty = Object.fromEntries([...names, 'NODE_ENV', 'LOG_LEVEL', 'HSTS'].map((name) => [name, ' ']));
    expect(readConfiguration(empty)).toEqual(readConfiguration({}));
  });

  it.each([
    ['off', false],
    ['false', false],
    ['FALSE', false],
    ['0', false],
    ['no', false],
    ['on', true],
    ['true', true],
    ['1', true],
  ])('that is on or off understands %s', (text, value) => {
    const { demo, offlinePages } = readConfiguration({ DEMO: text, OFFLINE_PAGES: text });
    expect([demo, offlinePages]).toEqual([value, value]);
  });

  it.each([
    ['::', 'http://localhost:3000'],
    ['[::1]', 'http://[::1]:3000'],
    ['::1', 'http://[::1]:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['board.local', 'http://board.local:3000'],
  ])('of an address takes HOST=%s', (HOST, origin) => {
    const { host, publicUrl } = readConfiguration({ HOST });
    expect([host, publicUrl.origin]).toEqual([HOST.replace(/[[\]]/g, ''), origin]);
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['DEMO', 'maybe'],
    ['OFFLINE_PAGES', '2'],
    ['PORT', '0x10'],
    ['HOST', 'a b'],
    ['HOST', '127.0.0'],
    ['HOST', 'http://127.0.0.1'],
    ['PUBLIC_URL', 'https://baulk.example/play'],
    ['PUBLIC_URL', 'https://user:secret@baulk.example'],
    ['PUBLIC_URL', 'https://baulk.example/?a=b'],
    ['PUBLIC_URL', 'ftp://baulk.example'],
    ['DATABASE_URL', 'mysql://root:secret@db.example/baulk'],
    ['DATABASE_URL', 'secret'],
    ['SECRET_KEY', 'secret'],
    ['SMTP_URL', 'smtp://a:%secret@mail.example'],
    ['SMTP_URL', 'smtp://a:%ff@mail.example'],
    ['SOCIAL_FACEBOOK', 'javascript:alert(1)'],
    ['LOG_LEVEL', 'loud'],
    ['HSTS', 'everywhere'],
  ])('that cannot be followed is refused in one sentence that names it: %s=%s', (name, text) => {
    const read = () => readConfiguration({ [name]: text });
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(read).not.toThrow(/secret/);
  });
});

it.each(['x', '-1', '65536', '1.5'])('the port %j ends the start with a sentence', (PORT) => {
  expect(() => readConfiguration({ PORT })).toThrow('PORT must be a number from 0 to 65535');
});

it('what is not set has a value that works', () => {
  expect(readConfiguration({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    trustProxy: false,
    demo: true,
    databaseUrl: undefined,
    publicUrl: new URL('http://127.0.0.1:3000'),
  });
});
