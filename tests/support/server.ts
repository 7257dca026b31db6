import type { FastifyInstance } from 'fastify';
import { demoPassword } from '#server/demo/accounts.ts';
import { buildApp } from '#server/app.ts';
import { readConfiguration, type Configuration } from '#server/configuration.ts';
import type { ArrivalTimeouts } from '#server/http/arrival.ts';
import type { Store } from '#server/database/open.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import type { OpenedStorage } from '#server/storage/open.ts';
import type { SandboxParts } from '#server/payments/sandbox/provider.ts';
import { createClock, type Clock } from '#server/services/clock.ts';
import type { Passwords } from '#server/services/passwords.ts';
import type { SignInAnswer } from '#server/session/open.ts';
import { holdAnswers } from './answers.ts';
import { testDataDir } from './objects.ts';
import { testDatabase, testNow, testPasswords, testSecrets } from './database.ts';

export type TestServer = {
  app: FastifyInstance;
  store: Store;
  clock: Clock;
  /** Moves the server's clock on. */
  pass(seconds: number): void;
  client(): TestClient;
  /** A second process over the same database. */
  twin(): Promise<TestServer>;
  close(): Promise<void>;
};

type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };
type Call = { token?: string | null; body?: unknown; headers?: Record<string, string> };

/** The server as it runs, without a port, over a database of its own; answers are held against the contract. */
export async function startServer(
  options: {
    contents?: 'demo' | 'empty';
    configuration?: Partial<Configuration>;
    store?: Store;
    passwords?: Passwords;
    clock?: Clock;
    timeouts?: ArrivalTimeouts;
    storage?: OpenedStorage;
    /** Opens the payment provider where it is not the usual sandbox. */
    provider?: (parts: SandboxParts) => PaymentProvider;
  } = {},
): Promise<TestServer> {
  const store = options.store ?? (await testDatabase(options.contents));
  const clock = options.clock ?? createClock();
  clock.moveTo(testNow - Date.now());
  const app = await buildApp({
    configuration: { ...readConfiguration({ DATA_DIR: testDataDir }), ...options.configuration },
    store,
    clock,
    secrets: testSecrets,
    passwords: options.passwords ?? testPasswords,
    bundles: null,
    ...(options.provider && {
      provider: options.provider({
        db: store.db,
        clock: () => clock.now(),
        secrets: testSecrets,
        publicUrl: new URL('http://127.0.0.1:3000'),
      }),
    }),
    ...(options.storage && { storage: options.storage }),
    ...(options.timeouts && { timeouts: options.timeouts }),
    logLevel: 'silent',
    plugins: [holdAnswers],
  });
  return {
    app,
    store,
    clock,
    pass: (seconds) => clock.moveTo(clock.offset() + seconds * 1000),
    client: () => new TestClient(app),
    twin: () => startServer({ ...options, store }),
    async close() {
      await app.close();
      if (!options.store) await store.close();
    },
  };
}

/** One browser: it keeps its cookies, and says that it is one. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly cookies = new Map<string, string>();
  token: string | null = null;
  isBrowser = true;
  address = '127.0.0.1';

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get(path: string, call: Call = {}): Promise<Answer> {
    return this.#send('GET', path, call);
  }

  post(path: string, body: unknown, call: Call = {}): Promise<Answer> {
    return this.#send('POST', path, { ...call, body });
  }

  put(path: string, body: unknown, call: Call = {}): Promise<Answer> {
    return this.#send('PUT', path, { ...call, body });
  }

  delete(path: string, body?: unknown, call: Call = {}): Promise<Answer> {
    return this.#send('DELETE', path, body === undefined ? call : { ...call, body });
  }

  /** Signs in with a demo account and keeps the token; fails when the server refuses. */
  async signIn(
    email: string,
    more: { password?: string; shouldRemember?: boolean } = {},
  ): Promise<SignInAnswer> {
    const { password = demoPassword, shouldRemember = false } = more;
    const { status, body } = await this.post('/login', { email, password, shouldRemember });
    if (status !== 200)
      throw new Error(`The sign-in of ${email} answered ${status} ${String(body['code'])}.`);
    const answer = body as SignInAnswer;
    this.token = answer.token;
    return answer;
  }

  async #send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call: Call): Promise<Answer> {
    const token = call.token === undefined ? this.token : call.token;
    const response = await this.#app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: this.address,
      headers: {
        ...(this.isBrowser ? { 'sec-fetch-site': 'same-origin' } : {}),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(this.cookies.size > 0 ? { cookie: this.#cookieHeader() } : {}),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { payload: call.body as object }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const body = response.body === '' ? {} : (response.json() as Record<string, unknown>);
    return { status: response.statusCode, body, headers: response.headers };
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

let callers = 0;

/** Somebody at a network address of their own, so that no test spends another one's budget. */
export function somebodyAt(app: FastifyInstance): TestClient {
  const client = new TestClient(app);
  callers += 1;
  client.address = `10.9.${Math.floor(callers / 250)}.${callers % 250}`;
  return client;
}
