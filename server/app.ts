import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createMethodsAt } from './addresses.ts';
import { bindContract } from './api.ts';
import type { Configuration } from './configuration.ts';
import { readContract } from './contract.ts';
import type { Store } from './database/open.ts';
import { serveDev } from './dev/serve.ts';
import { endIdleConnections } from './drain.ts';
import { allowEmbedding } from './embedding.ts';
import { createRefuseUnmatched, handleErrors, refuseUnknown } from './errors.ts';
import { frameworkOptions } from './framework.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { createHandlers } from './handlers.ts';
import { serveHome } from './home/page.ts';
import { createHub } from './live/hub.ts';
import { createLegalTexts } from './legal/texts.ts';
import type { LogStream } from './log.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createOutbox } from './mail/outbox.ts';
import { pageOrRefusal, servePages } from './pages.ts';
import { openProvider } from './payments/open.ts';
import type { PaymentProvider } from './payments/port.ts';
import { serveFinding } from './sharing/finding.ts';
import { sendShared } from './sharing/page.ts';
import { createThrottleByContract } from './rates.ts';
import { createLimits } from './services/limits.ts';
import type { Clock } from './services/clock.ts';
import type { Passwords } from './services/passwords.ts';
import type { Secrets } from './services/secrets.ts';
import { createAuthenticate } from './session/authenticate.ts';
import { serveSocial } from './social/pages.ts';
import { startProviders } from './social/providers.ts';
import { createCookies } from './session/cookies.ts';

/** What the server is built from; tests and `main.ts` hand in the same parts. */
export type AppParts = {
  configuration: Configuration;
  store: Store;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  /** Who takes payments; opened by the settings unless it is given. */
  provider?: PaymentProvider | null;
  /** Where the built bundles lie; null serves the API alone. */
  bundles: { product: string; dev: string | null } | null;
  logLevel: string;
  /** Where log lines go; standard output unless it is given. */
  logStream?: LogStream;
  /** Registered before the routes; tests hold every answer against the contract with one. */
  plugins?: ((app: FastifyInstance) => PromiseLike<unknown>)[];
};

/** Builds the server without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { configuration, store, clock, secrets, bundles } = parts;
  const isHttps = configuration.publicUrl.protocol === 'https:';
  const headers = securityHeaders(isHttps);
  const answerUnreadable = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    pageOrRefusal(page, refuseUnknown)(request, reply);
  const app = fastify(frameworkOptions({ ...parts, headers, answerUnreadable }));
  handleErrors(app);
  addSecurityHeaders(app, headers);
  allowEmbedding(app);
  endIdleConnections(app);
  await app.register(cookie);
  for (const register of parts.plugins ?? []) await register(app);

  const contract = readContract();
  const cookies = createCookies(isHttps);
  const now = (): number => clock.now();
  const limits = createLimits(store.db, now);
  const legal = createLegalTexts(configuration.dataDir, (error, document) =>
    app.log.error({ err: error, document }, 'legal'),
  );
  const termsVersion = (): string => legal.current('termsConditions').version;
  const session = { db: store.db, clock: now, cookies, secrets, termsVersion };
  const outbox = createOutbox({ secrets, clock: now, mode: configuration.mail.mode });
  const place = { db: store.db, clock: now, secrets, publicUrl: configuration.publicUrl };
  const provider =
    parts.provider === undefined ? await openProvider(configuration.payments, place) : parts.provider;
  const providers = startProviders(configuration.providers, { secrets, clock: now });
  const hub = createHub(store);
  app.addHook('preClose', () => hub.close());
  const handlers = createHandlers({
    ...session,
    providers,
    store,
    configuration,
    legal,
    limits,
    outbox,
    passwords: parts.passwords,
    provider,
    hub,
  });
  await bindContract(app, contract, {
    handlers,
    authenticate: createAuthenticate(session),
    throttle: createThrottleByContract(limits, secrets),
  });

  serveSocial(app, providers);
  const page = bundles
    ? await servePages(app, {
        root: bundles.product,
        prefix: '/',
        page: 'index.html',
        media: filmsOf(configuration),
      })
    : null;
  if (bundles && page) {
    const mayBeSignedIn = (request: FastifyRequest): boolean => cookies.readBinding(request) !== undefined;
    await serveHome(app, {
      root: bundles.product,
      send: page,
      calls: handlers,
      now,
      mayBeSignedIn,
      publicUrl: configuration.publicUrl,
    });
  }
  const { operator, publicUrl } = configuration;
  const shared =
    bundles && page
      ? sendShared({
          db: store.db,
          calls: handlers,
          operator,
          publicUrl,
          html: readFileSync(join(bundles.product, 'index.html'), 'utf8'),
          send: page,
        })
      : null;
  if (shared) serveFinding(app, { db: store.db, now, publicUrl });
  if (!configuration.production) {
    const mailbox =
      configuration.mail.mode === 'outbox'
        ? createMailbox({ db: store.db, secrets, frame: configuration })
        : null;
    const sandbox = provider?.name === 'sandbox' ? place : null;
    if (sandbox) await (await import('./payments/sandbox/pages.ts')).serveSandbox(app, sandbox);
    await serveDev(app, { db: store.db, clock, mailbox, sandbox, bundle: bundles?.dev ?? null });
  }
  app.setNotFoundHandler(pageOrRefusal(shared, createRefuseUnmatched(createMethodsAt(contract))));
  return app;
}

/** Where the film of the walkthrough and its captions come from. */
function filmsOf({ walkthrough }: Configuration): string[] {
  return walkthrough ? [...new Set(Object.values(walkthrough).map((url) => new URL(url).origin))] : [];
}
