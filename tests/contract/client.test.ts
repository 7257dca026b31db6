import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as Api from '#api/client.ts';

const root = 'https://baulk.example/api';
const asked: Request[] = [];
let token: string | null = null;
let api: typeof Api;

beforeAll(async () => {
  vi.stubEnv('VITE_API_ROOT', root);
  vi.resetModules();
  api = await import('#api/client.ts');
  api.connectClient({
    readToken: () => token,
    isOnline: () => true,
    hasKept: () => false,
    onRefusal: () => {},
    onHeaders: () => {},
    askForProof: () => Promise.resolve(false),
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({});
  });
});

beforeEach(() => {
  asked.length = 0;
  token = 'a token';
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const sent = () => {
  const [request] = asked;
  if (!request) throw new Error('Nothing was asked.');
  return request;
};
const authorization = () => sent().headers.get('authorization');

it('A-6.24, A-7.03, A-7.28: a call carries the token of whoever is signed in', async () => {
  await api.client.GET('/profile');
  expect([sent().method, sent().url, authorization()]).toEqual(['GET', `${root}/profile`, 'Bearer a token']);
});

it('A-7.29: a call of nobody carries none', async () => {
  token = null;
  await api.client.GET('/country');
  expect(authorization()).toBeNull();
});

it('A-7.30: what is sent is JSON', async () => {
  await api.client.POST('/player/verify/email', { body: { email: 'ana@baulk.example' } });
  expect(sent().headers.get('content-type')).toBe('application/json');
  expect(await sent().json()).toEqual({ email: 'ana@baulk.example' });
});

it('A-7.32: a change carries the token', async () => {
  await api.client.PUT('/profile', { body: { version: '1' } as never });
  expect([sent().method, authorization()]).toEqual(['PUT', 'Bearer a token']);
});

it('A-7.33: a change of nobody carries none', async () => {
  token = null;
  await api.client.PUT('/user/forgotPassword', { body: { email: 'ana@baulk.example' } });
  expect([sent().method, authorization()]).toEqual(['PUT', null]);
});

it('A-7.36: a deletion is answered without a body', async () => {
  const { data, error } = await api.client.DELETE('/channel/{id}', { params: { path: { id: 4 } } });
  expect([sent().method, sent().url]).toEqual(['DELETE', `${root}/channel/4`]);
  expect([error, JSON.stringify(data ?? {})]).toEqual([undefined, '{}']);
});
