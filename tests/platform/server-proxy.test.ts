import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { networkOf } from '#server/services/network.ts';
import type { TrustProxy } from '#server/http/trust-proxy.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

let store: Store;
beforeAll(async () => {
  store = await testDatabase('empty');
});
afterAll(() => store.close());

/** Guesses once under as many forged addresses as an address may guess in an hour, and once more. */
async function guesses(app: FastifyInstance, peer: (n: number) => string, forwarded: (n: number) => string) {
  const statuses: number[] = [];
  for (let n = 0; n <= 100; n += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: peer(n),
      headers: {
        'x-forwarded-for': forwarded(n),
        forwarded: `for=${forwarded(n)}`,
        'x-real-ip': forwarded(n),
      },
      payload: { email: `someone${n}-${peer(0)}@baulk.example`, password: 'wrong' },
    });
    statuses.push(statusCode);
  }
  return { last: statuses.at(-1), let: statuses.filter((status) => status === 401).length };
}

const forged = (n: number) => `203.0.113.${n}`;
const spent = { last: 429, let: 100 };
const unspent = { last: 401, let: 101 };

describe('I5 the address whose guesses are counted', () => {
  it.each<[string, TrustProxy, string, (n: number) => string]>([
    ['without a proxy, by a header', false, '192.0.2.1', forged],
    ['behind one proxy, by what came before it', 1, '192.0.2.2', (n) => `${forged(n)}, 198.51.100.2`],
    [
      'behind two proxies, by what came before them',
      2,
      '192.0.2.3',
      (n) => `${forged(n)}, 198.51.100.3, 10.0.0.1`,
    ],
    [
      'behind a listed proxy, by what came before it',
      ['192.0.2.4'],
      '192.0.2.4',
      (n) => `${forged(n)}, 198.51.100.4`,
    ],
    ['past a listed proxy, by a header', ['10.0.0.0/8'], '192.0.2.5', forged],
  ])('is not steered %s', async (_case, trustProxy, peer, forwarded) => {
    const app = await buildTestApp({ store, configuration: { trustProxy } });
    expect(await guesses(app, () => peer, forwarded)).toEqual(spent);
    await app.close();
  });

  it.each<[string, TrustProxy, string, (n: number) => string]>([
    ['one proxy', 1, '192.0.2.6', (n) => `198.18.1.${n}`],
    ['two proxies', 2, '192.0.2.7', (n) => `198.18.2.${n}, 10.0.0.1`],
    ['a listed proxy', ['192.0.2.0/24'], '192.0.2.8', (n) => `198.18.3.${n}`],
    ['a proxy that replaces the header', true, '192.0.2.9', (n) => `198.18.4.${n}`],
  ])('is that of the person behind %s', async (_case, trustProxy, peer, forwarded) => {
    const app = await buildTestApp({ store, configuration: { trustProxy } });
    expect(await guesses(app, () => peer, forwarded)).toEqual(unspent);
    await app.close();
  });

  it('is one for all addresses that a household has', async () => {
    const app = await buildTestApp({ store });
    const peer = (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`;
    expect(await guesses(app, peer, forged)).toEqual(spent);
    await app.close();
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
