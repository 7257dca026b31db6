import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StripeSettings } from '#server/payments/configuration.ts';
import { createBooks, type Answer, type Books, type Params } from './stripe-books.ts';

/** What may go wrong with a call: no answer at all, with or without an effect, or an answer that is none. */
export type Fault = 'silent' | 'busy' | 'broken' | 'lost' | 'page' | 'odd';

/** A call as it came. */
export type Heard = { line: string; key: string | null; version: string; authorization: string };

/** A server that speaks as the provider does, for the calls that the adapter makes; it outlives whoever calls. */
export type StripeDouble = Books & {
  address: URL;
  heard: Heard[];
  /** What goes wrong with the next calls, one after the other. */
  fail(...faults: Fault[]): void;
  /** Holds the next call of this kind, before or after its effect; resolves once it is there. */
  hold(line: RegExp, when: 'before' | 'after'): Promise<void>;
  /** Lets go of what is held. */
  letGo(): void;
  close(): Promise<void>;
};

const json = { 'content-type': 'application/json', 'request-id': 'req_double' };
const errorOf = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } });
const faults: Readonly<Record<'busy' | 'broken', Answer>> = {
  busy: errorOf(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' }),
  broken: errorOf(500, { type: 'api_error', message: 'Something broke.' }),
};

type Told = { key: string | null; body: string; account: string };
type Hold = { line: RegExp; when: 'before' | 'after'; reached: () => void };

export async function startStripeDouble(): Promise<StripeDouble> {
  const books = createBooks();
  const heard: Heard[] = [];
  const coming: Fault[] = [];
  const known = new Map<string, { order: string; answer: Answer }>();
  let hold: Hold | null = null;
  let released: (() => void)[] = [];

  /** The same answer under the same key; other words under it are refused, and what was malformed is not kept. */
  function answerOnce(line: string, { key, body, account }: Told): Answer {
    const params = readForm(line.startsWith('POST') ? body : (line.split('?')[1] ?? ''));
    if (key === null || !line.startsWith('POST')) return books.answer(line, { params, account });
    const before = known.get(key);
    const order = `${line} ${body}`;
    if (before) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return before.order === order ? before.answer : errorOf(400, { type: 'idempotency_error', message });
    }
    const answer = books.answer(line, { params, account });
    if (answer.status !== 400) known.set(key, { order, answer });
    return answer;
  }

  const isHeld = async (line: string, when: Hold['when']): Promise<void> => {
    if (hold?.when !== when || !hold.line.test(line)) return;
    const { reached } = hold;
    hold = null;
    await new Promise<void>((resolve) => {
      released.push(resolve);
      reached();
    });
  };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const line = `${request.method} ${request.url}`;
    const header = (name: string): string => String(request.headers[name] ?? '');
    const key = header('idempotency-key') || null;
    heard.push({ line, key, version: header('stripe-version'), authorization: header('authorization') });
    const fault = coming.shift();
    if (fault === 'silent') return;
    if (fault === 'page')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    if (fault === 'odd') return void response.writeHead(404, json).end('{"message":"Not Found"}');
    await isHeld(line, 'before');
    const isDown = fault === 'busy' || fault === 'broken';
    const answer = isDown
      ? faults[fault]
      : answerOnce(line, { key, body, account: header('stripe-account') });
    if (fault === 'lost') return void request.socket.destroy();
    await isHeld(line, 'after');
    response.writeHead(answer.status, json).end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...books,
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    heard,
    fail: (...next) => void coming.push(...next),
    hold: (line, when) => new Promise((reached) => (hold = { line, when, reached })),
    letGo() {
      for (const release of released) release();
      released = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Reads `a[b][0]=c` as the provider does: names within names. */
function readForm(form: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let at: Params = params;
    for (const part of path) {
      const within = at[part];
      at = typeof within === 'object' ? within : (at[part] = {});
    }
    at[last] = value;
  }
  return params;
}

/** Keys that belong to nobody, for the double alone. */
export const stripeSettings = (address: URL): StripeSettings => ({
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecrets: ['whsec_double'],
  address,
});
