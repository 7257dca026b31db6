import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '#tests/support/product.ts';
import { holdCalls } from '#tests/support/held-calls.ts';

test('a walk goes on with the next call of a page that has given one up halfway', async ({ page }) => {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    // The first call gets half an answer, and no more.
    if (url === '/call?1') response.write('half');
    else response.end('whole');
  }).listen(0);
  await once(server, 'listening');
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const { letGo } = await holdCalls(page, { read: { url: '**/call?*' } });
  const answer = page.evaluate(async () => {
    const first = new AbortController();
    await fetch('/call?1', { signal: first.signal });
    first.abort();
    return (await fetch('/call?2')).text();
  });
  await letGo('read');
  expect(await answer).toBe('whole');
  server.closeAllConnections();
  server.close();
});
