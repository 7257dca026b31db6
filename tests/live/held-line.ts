import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request, Route } from '@playwright/test';
import { expect } from '#tests/support/product.ts';

const address = '**/api/live';
const signOfLife = '{"scores":[]}';

/** The live lines that a page has asked for and not given up, those of them that wait, and what they have brought. */
type Held = { lines: Map<Request, 'asked' | 'open'>; waiting: Route[]; heard: string[] };

const held = new WeakMap<Page, Held>();

const heldOf = (page: Page): Held => {
  const found = held.get(page);
  if (!found) throw new Error('The live line of this page is not held.');
  return found;
};

/** Holds each live line that a page asks for until it is said what becomes of it. */
export async function holdLine(page: Page): Promise<void> {
  const { lines, waiting, heard }: Held = { lines: new Map(), waiting: [], heard: [] };
  held.set(page, { lines, waiting, heard });
  page.on('response', (response) => {
    if (lines.has(response.request()) && response.ok()) lines.set(response.request(), 'open');
  });
  page.on('requestfailed', (request) => lines.delete(request));
  page.on('requestfinished', (request) => lines.delete(request));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.eventSourceMessageReceived', ({ data }) => heard.push(data));
  await page.route(address, (route) => {
    lines.set(route.request(), 'asked');
    waiting.push(route);
  });
}

/** How the lines stand that a page has; it has one at most. */
export const linesOf = (page: Page): ('asked' | 'open')[] => [...heldOf(page).lines.values()];

/** The line that a page asks for. */
export async function askedLine(page: Page): Promise<Route> {
  const { lines, waiting } = heldOf(page);
  await expect.poll(() => linesOf(page)).toEqual(['asked']);
  const route = waiting.findLast((one) => lines.has(one.request()));
  if (!route) throw new Error('The line has been let go already.');
  return route;
}

/** Lets the line that a page asks for come about, at the server or at another one. */
export async function openLine(page: Page, at?: string): Promise<void> {
  const route = await askedLine(page);
  await route.continue(at === undefined ? {} : { url: at });
  await expect.poll(() => linesOf(page)).toEqual(['open']);
}

/** A sign of life has come by the line of a page. */
export const heardSign = (page: Page): Promise<void> =>
  expect.poll(() => heldOf(page).heard).toContain(signOfLife);

/** Where a server takes one line and says nothing by it. */
export async function silentServer(): Promise<string> {
  const server = createServer((_request, response) => {
    response.once('close', () => server.close());
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
