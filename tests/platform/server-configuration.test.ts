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
