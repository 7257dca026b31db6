import { Ajv2020 } from 'ajv/dist/2020.js';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemWords } from '#domain/words/problems.ts';
import { brokenStore, buildTestApp } from '#tests/support/app.ts';
import { addressOf, operations } from '#tests/support/operations.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const isProblem = new Ajv2020({ strict: true }).compile({
  type: 'object',
  required: ['message', 'code', 'requestId'],
  additionalProperties: false,
  properties: {
    message: { type: 'string', minLength: 10 },
    code: { enum: Object.keys(problemWords) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string', pattern: '^[0-9a-f-]{36}$' },
  },
});

async function refusalOf(request: InjectOptions, app = server.app) {
  const { statusCode, headers, body } = await app.inject(request);
  const problem = JSON.parse(body) as { message: string; code: string };
  expect([isProblem(problem), isProblem.errors]).toEqual([true, null]);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  return { status: statusCode, code: problem.code, message: problem.message, headers };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

describe('an address that does not exist', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/login/',
    '/api/club/1/2/3',
    '/api/nothing?token=abc',
    '/api/__proto__',
    '/api/club/%zz',
    '/api/%',
    '/api/%c0%80',
  ])('%s is not found', async (url) => {
    const { status, code, message } = await refusalOf({ method: 'GET', url });
    expect([status, code]).toEqual([404, 'not_found']);
    expect(message).toBe('What you are looking for was not found.');
  });

  it('is not found, however long it is', async () => {
    const url = `/api/club/${'9'.repeat(3_000)}`;
    expect((await refusalOf({ method: 'GET', url })).status).toBe(404);
  });

  it.each(methods)('is not found by %s', async (method) => {
    expect((await refusalOf({ method, url: '/api/nothing' })).status).toBe(404);
  });

  it('is not repeated in the answer', async () => {
    const { body } = await server.app.inject('/api/secret-words?token=open-sesame');
    expect(body).not.toMatch(/secret-words|open-sesame/);
  });
});

describe('a method that an address does not have', () => {
  const addresses = [...new Set(operations.map((operation) => addressOf(operation)))];

  it('is refused at every address of the contract, with those that it has', async () => {
    const wrong: unknown[] = [];
    for (const url of addresses) {
      const refused: string[] = [];
      const allowed = new Set<string>();
      for (const method of methods) {
        const { statusCode, headers } = await server.app.inject({ method, url });
        if (statusCode !== 405) continue;
        refused.push(method);
        for (const one of String(headers['allow']).split(', ')) allowed.add(one);
      }
      const taken = methods.filter((method) => !refused.includes(method));
      const expected = new Set<string>(taken.includes('GET') ? [...taken, 'HEAD'] : taken);
      if (refused.length === 0 || allowed.symmetricDifference(expected).size > 0) wrong.push([url, allowed]);
    }
    expect(addresses.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('is a refusal like any other', async () => {
    const { status, code, headers } = await refusalOf({ method: 'DELETE', url: '/api/profile' });
    expect([status, code]).toEqual([405, 'method_not_allowed']);
    expect(headers['allow']).toBe('GET, HEAD, PUT');
  });

  it('is told in words', async () => {
    const { message } = await refusalOf({ method: 'GET', url: '/api/login' });
    expect(message).toBe('This address cannot be used in that way.');
  });
});

describe('a request that cannot be taken', () => {
  const login = { method: 'POST', url: '/api/login' } as const;
  const json = { 'content-type': 'application/json' };

  it.each<[string, InjectOptions, number, string]>([
    ['broken JSON', { ...login, headers: json, payload: '{"email":' }, 400, 'malformed_body'],
    ['an empty body', { ...login, headers: json, payload: '' }, 400, 'malformed_body'],
    ['no body', login, 400, 'malformed_body'],
    ['null', { ...login, headers: json, payload: 'null' }, 400, 'invalid_request'],
    ['a wrong shape', { ...login, payload: { email: 5 } }, 400, 'invalid_request'],
    [
      'a form',
      { ...login, headers: { 'content-type': 'text/plain' }, payload: 'a=b' },
      415,
      'unsupported_type',
    ],
    ['too much', { ...login, payload: { email: 'x'.repeat(70_000) } }, 413, 'body_too_large'],
  ])('with %s is told why', async (_case, request, status, code) => {
    expect(await refusalOf(request)).toMatchObject({ status, code });
  });

  it('names the fields that are wrong', async () => {
    const { body } = await server.app.inject({ ...login, payload: { email: 5, intruder: 1 } });
    const { fields } = JSON.parse(body) as { fields: Record<string, string> };
    expect(Object.keys(fields).toSorted()).toEqual(['email', 'intruder', 'password']);
  });

  it('says of each field what to do, in the words of the product', async () => {
    const payload = {
      firstName: 'R'.repeat(1_000),
      lastName: '',
      email: 5,
      clubs: [3, 3],
      roleId: 1,
      isReferee: 'yes',
      currency: 'dollars',
    };
    const { body } = await server.app.inject({ method: 'POST', url: '/api/player/register', payload });
    const { fields } = JSON.parse(body) as { fields: Record<string, string> };
    expect(fields).toMatchObject({
      firstName: 'Please enter 100 characters or fewer.',
      password: 'Please fill this in.',
      email: 'This is not in the right form.',
      clubs: 'Please choose each once.',
      roleId: 'This is not expected here.',
    });
    for (const text of Object.values(fields)) expect(text).toMatch(/^(Please|This) [^"']+\.$/);
  });

  it('never gives back what was sent', async () => {
    const { body } = await server.app.inject({ ...login, payload: { email: 5, password: ['hunter2'] } });
    expect(body).not.toContain('hunter2');
  });
});

describe('a fault of the server', () => {
  const secret = 'password=hunter2 at /srv/baulk/server.ts';

  it('is told without any detail, and sets no cookie', async () => {
    const app = await buildTestApp({ store: brokenStore(new Error(secret)) });
    const payload = { email: 'player@baulk.example', password: 'x' };
    const { status, code, message, headers } = await refusalOf(
      { method: 'POST', url: '/api/login', headers: { 'sec-fetch-site': 'same-origin' }, payload },
      app,
    );
    await app.close();
    expect([status, code]).toEqual([500, 'internal']);
    expect(message).toBe('Something went wrong on our side. Please try again in a moment.');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['has no connection left', Object.assign(new Error('too many clients'), { code: '53300' })],
    ['does not answer in time', new Error('timeout exceeded when trying to connect')],
    ['is lost in the middle', new Error('Connection terminated unexpectedly')],
  ])('C7 is told as passing where the database %s', async (_case, error) => {
    const app = await buildTestApp({ store: brokenStore(error) });
    const authorization = `Bearer ${'x'.repeat(43)}`;
    const { status, code, headers } = await refusalOf(
      { url: '/api/profile', headers: { authorization } },
      app,
    );
    await app.close();
    expect([status, code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  });
});
