import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingWords } from '#domain/words/booking.ts';
import { creditWords } from '#domain/words/credit.ts';
import { problemWords } from '#domain/words/problems.ts';
import { bodiesOf, bodySchema, brokenJson } from '#tests/support/arbitrary.ts';
import { attackSeed, isFullAttack, sizeOf } from '#tests/support/attack.ts';
import {
  accountFor,
  addressOf,
  builtOperations,
  isEnding,
  operations,
  takenInHeaders,
  takesInQuery,
  titleOf,
} from '#tests/support/operations.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const isProblem = new Ajv2020().compile({
  type: 'object',
  required: ['message', 'code'],
  additionalProperties: false,
  properties: {
    message: { type: 'string', minLength: 1 },
    code: { enum: Object.keys(problemWords) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
  anyOf: [
    { properties: { message: { enum: [...new Set(Object.values(problemWords))] } } },
    // These say in their message what stands in the way.
    {
      properties: {
        code: {
          enum: ['erasure_waits', ...Object.keys({ ...bookingWords.refused, ...creditWords.refused })],
        },
      },
    },
  ],
});
const trace = /\bat .+:\d+:\d+|node_modules|\.ts\b|Error:|select .* from|insert into/i;

type Operation = (typeof operations)[number];
const times: number[] = [];

/** Sends, and holds that it is answered: never with a fault, and a refusal always as a Problem without a trace. */
async function answerTo(request: InjectOptions): Promise<{ status: number; code: unknown }> {
  const began = performance.now();
  // Each from an address of its own, or the limits of guessing would answer most of them.
  const n = times.length;
  const remoteAddress = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  const { statusCode, body } = await server.app.inject({ remoteAddress, ...request });
  times.push(performance.now() - began);
  const problem = statusCode >= 400 ? (JSON.parse(body) as { code: unknown }) : { code: null };
  if (statusCode >= 400) {
    expect([isProblem(problem), isProblem.errors, body.match(trace)]).toEqual([true, null, null]);
  }
  const isFault = statusCode >= 500 && statusCode !== 501;
  expect(isFault ? [statusCode, body] : []).toEqual([]);
  return { status: statusCode, code: problem.code };
}

async function hit(request: InjectOptions): Promise<number> {
  return (await answerTo(request)).status;
}

async function headersFor(operation: Operation): Promise<Record<string, string>> {
  if (operation['x-access'].who === 'anyone') return { 'sec-fetch-site': 'same-origin' };
  return headersOf(await signedIn(accountFor(operation)));
}

async function signedIn(email: string): Promise<TestClient> {
  const client = server.client();
  await client.signIn(email);
  return client;
}

const headersOf = (client: TestClient) => ({
  authorization: `Bearer ${client.token}`,
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'sec-fetch-site': 'same-origin',
});

const methodOf = ({ method }: Operation) => method.toUpperCase() as 'POST';
const named = (list: Operation[]) => list.map((operation) => [titleOf(operation), operation] as const);
const withBody = builtOperations.filter((operation) => bodySchema(operation) !== undefined);
const runs = (full: number) => ({ numRuns: sizeOf(full), seed: attackSeed });

afterEach(() => {
  // Guesses and accepted terms must not keep the next attack from getting through.
  server.pass(24 * 3600);
});

describe('I1 malformed bodies', { timeout: 600_000 }, () => {
  it('are tried on every operation that takes one', () => {
    expect(withBody.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['signIn', 'acceptTerms']),
    );
  });

  it.each(named(withBody))('of any shape do %s no harm', async (_title, operation) => {
    let headers = await headersFor(operation);
    const statuses = new Map<number, number>();
    let understood = 0;
    const one = fc.asyncProperty(bodiesOf(bodySchema(operation) ?? {}), async (body) => {
      const json = { ...headers, 'content-type': 'application/json' };
      const payload = JSON.stringify(body) ?? '';
      const method = methodOf(operation);
      const url = addressOf(operation);
      const { status, code } = await answerTo({ method, url, headers: json, payload });
      if (code !== 'invalid_request' && code !== 'malformed_body') understood += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // What has ended the session must not keep the next body from being read.
      if (isEnding(operation) && status !== 400) headers = await headersFor(operation);
    });
    // A hundred at least: of fewer, by bad luck, none might be one that is taken.
    await fc.assert(one, runs(isFullAttack ? 1_000 : 2_000));
    process.stderr.write(`I1: ${titleOf(operation)} answered ${JSON.stringify([...statuses])}\n`);
    expect(statuses.get(400)).toBeGreaterThan(0);
    // Well-formed ones get past the schema, and as far as the rules or further.
    expect(understood).toBeGreaterThan(0);
  });

  it.each(named(withBody))('that are no JSON do %s no harm', async (_title, operation) => {
    const headers = { ...(await headersFor(operation)), 'content-type': 'application/json' };
    const one = fc.asyncProperty(brokenJson, async (payload) => {
      const method = methodOf(operation);
      await hit({ method, url: addressOf(operation), headers, payload });
    });
    await fc.assert(one, runs(1_000));
  });
});

describe('I1 texts that the database could not keep', () => {
  it.each([
    ['the character NUL', 'a\u0000'],
    ['half a character', '\ud800'],
    ['the halves of a character in the wrong order', '\udfb1\ud83c'],
  ])('%s is refused, also in what is written down as JSON', async (_what, appName) => {
    const owner = await signedIn('owner@baulk.example');
    const answer = await owner.post('/mobile-apps', { appName, description: '' });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'invalid_request']);
  });

  it('a whole character of two halves is kept', async () => {
    const owner = await signedIn('owner@baulk.example');
    expect((await owner.post('/mobile-apps', { appName: 'Pool 🎱', description: '' })).status).toBe(201);
  });
});

describe('I1 malformed addresses', { timeout: 600_000 }, () => {
  const value = fc.oneof(
    fc.constantFrom(
      ...(
        '0 -1 1.5 1e9 0x1 NaN null abc %20 %00 %0a %zz %c0%af .. %2e%2e%2f 2147483648 9007199254740993 __proto__ ' +
        "constructor 1;2 1'-- 1%20or%201=1 <script> %F0%9F%8E%B1 1/../2"
      ).split(' '),
      '9'.repeat(100),
      '9'.repeat(1_000),
    ),
    fc.string({ maxLength: 60 }).map(encodeURIComponent),
  );
  const withId = operations.filter(({ path }) => path.includes('{'));

  it('ids of any kind do no operation any harm', async () => {
    const headers = headersOf(await signedIn('owner@baulk.example'));
    const one = fc.asyncProperty(fc.constantFrom(...withId), value, async (operation, id) => {
      const method = methodOf(operation);
      await hit({ method, url: addressOf(operation, id), headers });
    });
    await fc.assert(one, runs(4_000));
  });

  it('queries of any kind do no operation any harm', async () => {
    const headers = headersOf(await signedIn('owner@baulk.example'));
    const reads = operations.filter((operation) => operation.method === 'get' && !isEnding(operation));
    const name = fc.constantFrom(
      'limit',
      'pageNumber',
      'token',
      'sort',
      'clubId',
      '__proto__',
      'a[b]',
      '%zz',
      '',
    );
    const query = fc.array(fc.tuple(name, value), { maxLength: 5 });
    const one = fc.asyncProperty(fc.constantFrom(...reads), query, async (operation, pairs) => {
      const text = pairs.map((pair) => pair.join('=')).join('&');
      await hit({ method: 'GET', url: `${addressOf(operation)}?${text}`, headers });
    });
    await fc.assert(one, runs(2_000));
  });

  it.each(['limit', 'pageNumber', 'clubId'])(
    'a number beyond all numbers is refused in every list that takes a %s',
    async (name) => {
      const headers = headersOf(await signedIn('owner@baulk.example'));
      const taking = builtOperations.filter((operation) => takesInQuery(operation, name));
      expect(taking.length).toBeGreaterThan(1);
      for (const operation of taking) {
        const url = `${addressOf(operation)}?${name}=${'9'.repeat(400)}`;
        // Some lists are not the owner's to read.
        expect([400, 403]).toContain(await hit({ method: 'GET', url, headers }));
      }
    },
  );

  it('a token in the query of any kind accepts no terms', async () => {
    const one = fc.asyncProperty(value, async (token) => {
      const status = await hit({ method: 'PUT', url: `/api/user/update/eula?token=${token}` });
      expect([400, 401]).toContain(status);
    });
    await fc.assert(one, runs(1_000));
  });
});

describe('I2 a body under a content type of any spelling', () => {
  const spellings = [
    'application/json',
    'application/json\t; charset=utf-8',
    ' application/json',
    'application/json ',
    'application/json;',
    'application/json;;',
    'application/json; charset',
    'APPLICATION/JSON',
    'Application/Json; Charset=UTF-16',
    'application/json, text/plain',
    'application/jsonx',
    'application/json-patch+json',
    'application/problem+json',
    'text/json',
    'text/plain',
    'text/plain; application/json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '*/*',
    '',
    'json',
  ];

  it.each(named(withBody))('is checked by %s or not taken', async (_title, operation) => {
    const headers = await headersFor(operation);
    for (const type of spellings) {
      const status = await hit({
        method: methodOf(operation),
        url: addressOf(operation),
        headers: { ...headers, 'content-type': type },
        payload: '{"intruder":1}',
      });
      // Time for the budget of an account to come back, before the next one is sent.
      server.pass(300);
      expect([type, [400, 415].includes(status)]).toEqual([type, true]);
    }
  });
});

async function firstOf<T>(tried: readonly T[], isRight: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of tried) if (await isRight(one)) return true;
  return false;
}

describe('S11 a header', () => {
  const withHeader = builtOperations.flatMap((operation) =>
    takenInHeaders(operation).map((name) => [`${name} of ${titleOf(operation)}`, name, operation] as const),
  );

  it.each(withHeader)('is held against the bounds of the contract: %s', async (_title, name, operation) => {
    const headers = { ...(await headersFor(operation)), [name]: 'x'.repeat(2001) };
    const request = { method: methodOf(operation), url: addressOf(operation) };
    const schema = bodySchema(operation);
    // Bodies are judged first: one of these is as the contract wants it.
    const bodies =
      schema === undefined ? [undefined] : fc.sample(bodiesOf(schema), { numRuns: 300, seed: 1 });
    const refused = await firstOf(bodies, async (body) => {
      const json = body === undefined ? {} : { payload: JSON.stringify(body) ?? '' };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await server.app.inject({ ...request, ...json, headers: { ...headers, ...type } });
      server.pass(60);
      const { code, fields = {} } = answer.json<{ code: string; fields?: Record<string, string> }>();
      return answer.statusCode === 400 && code === 'invalid_request' && name.toLowerCase() in fields;
    });
    expect(refused).toBe(true);
  });
});

describe('I3 a body', () => {
  const send = (operation: Operation, headers: Record<string, string>, payload: string) =>
    hit({
      method: methodOf(operation),
      url: addressOf(operation),
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });

  it.each(named(withBody))('nested as deep as it fits is refused by %s', async (_title, operation) => {
    const headers = await headersFor(operation);
    for (const depth of [1_000, 30_000]) {
      expect(await send(operation, headers, '['.repeat(depth) + ']'.repeat(depth))).toBe(400);
      const nested = `{"intruder":${'{"a":'.repeat(depth / 5)}1${'}'.repeat(depth / 5)}}`;
      expect(await send(operation, headers, nested)).toBe(400);
    }
  });

  it.each(named(withBody))('that reaches for the prototype is refused by %s', async (_title, operation) => {
    const headers = await headersFor(operation);
    for (const name of ['__proto__', 'constructor', 'prototype', '\\u005f_proto__']) {
      expect(await send(operation, headers, `{"${name}":{"prototype":{"roleId":1}}}`)).toBe(400);
    }
    expect(Object.hasOwn(Object.prototype, 'roleId')).toBe(false);
  });

  it.each(named(withBody))('of 10 MiB is refused by %s', async (_title, operation) => {
    const headers = await headersFor(operation);
    const payload = `{"intruder":"${'x'.repeat(10 * 2 ** 20)}"}`;
    expect(await send(operation, headers, payload)).toBe(413);
  });
});

describe('I4 SQL and markup in what a person types', () => {
  const texts = ["'; drop table users; --", '<img src=x onerror=alert(1)>', 'a\r\nSet-Cookie: b=c', '${7*7}'];

  it('are texts like any other', async () => {
    const before = await server.store.db.selectFrom('users').select('id').execute();
    for (const text of texts) {
      const client = server.client();
      const headers = { 'user-agent': text.replaceAll(/[\r\n]/g, ' ') };
      const answer = await client.post('/login', { email: text, password: text }, { headers });
      expect(answer.status).toBe(401);
      expect(JSON.stringify([answer.body, answer.headers])).not.toContain(text);
    }
    expect(await server.store.db.selectFrom('users').select('id').execute()).toEqual(before);
  });
});

it('I1 all of it was answered soon', () => {
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  process.stderr.write(`I1: ${sorted.length} hostile requests, p99 ${p99.toFixed(0)} ms\n`);
  expect(sorted.length).toBeGreaterThan(sizeOf(8_000));
});
