import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { readMailSettings } from '#server/mail/configuration.ts';
import { startMail } from '#server/mail/start.ts';
import { openProvider } from '#server/payments/open.ts';
import { startTraces } from '#server/platform/tracing.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';
import { frame, mailOffice, until } from '#tests/mail/posting.ts';
import { testNow, testSecrets } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';

type Told = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
};
type Sent = { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] };

const spans: Told[] = [];
/** All that a receiver was sent, as it came. */
let sent = '';
let token = '';
const paths = new Set<string | undefined>();

beforeAll(async () => {
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    paths.add(request.url);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = String(Buffer.concat(chunks));
      sent += body;
      const { resourceSpans } = JSON.parse(body) as Sent;
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const stop = await startTraces(readConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).traces);
  const server = await startServer();
  const player = server.client();
  await player.signIn('player@baulk.example');
  token = player.token ?? '';
  await player.get('/match/1');
  await server.client().get('/profile');
  const parts = {
    db: server.store.db,
    clock: () => testNow,
    secrets: testSecrets,
    publicUrl: frame.publicUrl,
  };
  const provider = await openProvider({ mode: 'sandbox' }, parts);
  await provider?.fetchAccount('acct_nobody').catch(() => undefined);
  await provider?.createCustomer({ key: 'k', email: 'ada@club.example', name: 'Ada Ek' });
  await sendOneMail(server.store);
  await server.close();
  await stop();
  receiver.closeAllConnections();
  receiver.close();
});

async function sendOneMail(store: Parameters<typeof mailOffice>[0]): Promise<void> {
  const smtp = await startMailServer();
  const office = mailOffice(store, smtp.port);
  await office.write({ to: 'ada@club.example' });
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'desk@baulk.example' };
  const stopMail = await startMail({
    settings: readMailSettings(env, { production: true, ...frame }),
    frame,
    store,
    secrets: testSecrets,
    clock: office.clock.now,
    onFault: () => undefined,
  });
  await until(() => smtp.received.length > 0);
  await stopMail();
  await smtp.close();
}

const named = (name: string): Told[] => spans.filter((span) => span.name === name);
const factsOf = ({ attributes }: Told): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('O12 traces', () => {
  it('are sent where every receiver of OTLP expects them', () => {
    expect([...paths]).toEqual(['/v1/traces']);
  });

  it('have a span for each request, named by the pattern of its address, with its status', () => {
    const facts = (name: string) => named(name).map(factsOf);
    expect(facts('POST /api/login')).toEqual([
      { 'http.request.method': 'POST', 'http.route': '/api/login', 'http.response.status_code': 200 },
    ]);
    expect(facts('GET /api/profile')[0]).toMatchObject({ 'http.response.status_code': 401 });
    expect(spans.some(({ name }) => name.startsWith('GET /api/match/:'))).toBe(true);
  });

  it('have the statements of a request below it, also after its body was read', () => {
    const [login] = named('POST /api/login');
    const below = spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId);
    expect(below.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select users', 'insert sessions', 'insert sign_in_history']),
    );
    expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([login?.traceId]));
  });

  it('have the calls to the payment provider and to the mail server, and which of them failed', () => {
    expect(named('payment fetchAccount')[0]?.status.code).toBe(2);
    expect(named('payment createCustomer')[0]?.status.code ?? 0).toBe(0);
    expect(named('mail send').length).toBeGreaterThan(0);
  });

  it('hold no address, name, token, password, id or text of a statement', () => {
    expect(sent).not.toMatch(/@|127\.0\.0\.1|Ada|acct_nobody|\$1| where |match\/1"/);
    for (const secret of [token, demoPassword]) expect(sent).not.toContain(secret);
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].toSorted()).toEqual([
      'db.collection.name',
      'db.operation.name',
      'db.system.name',
      'error.type',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'provider',
    ]);
  });
});

describe('O12 the settings of traces', () => {
  it('write none unless they name a receiver', () => {
    expect(readConfiguration({}).traces).toBeNull();
    expect(readConfiguration({ OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toBeNull();
  });

  it('take a share of requests, all of them unless it is given', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example:4318';
    const read = (share?: string) =>
      readConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: share }).traces?.share;
    expect([read(), read('0.05'), read('0'), read('1.0')]).toEqual([1, 0.05, 0, 1]);
  });

  it.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_TRACES_SAMPLER_ARG: '5 %' },
    { OTEL_TRACES_SAMPLER_ARG: '1.5' },
    { OTEL_TRACES_SAMPLER_ARG: '-0.1' },
  ])('%j end the start with a sentence', (env) => {
    expect(() => readConfiguration(env)).toThrow(/^OTEL_\w+ must be .*\.$/);
  });
});
