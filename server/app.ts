import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { runHandlersAsCaller } from './caller-context.ts';
import { giveUpLateBodies, type ArrivalTimeouts } from '#server/http/arrival.ts';
import { createMethodsAt } from '#server/http/addresses.ts';
import { bindContract } from '#server/http/api.ts';
import type { Configuration } from './configuration.ts';
import { operationsOf, readContract, type Handlers } from '#server/http/contract.ts';
import type { Store } from './database/open.ts';
import { serveDev } from './dev/serve.ts';
import { endIdleConnections } from '#server/http/drain.ts';
import { allowEmbedding } from '#server/http/embedding.ts';
import { createRefuseUnmatched, handleErrors, refuseUnknown } from '#server/http/errors.ts';
import { createOutages } from '#server/http/outage.ts';
import { frameworkOptions } from '#server/http/framework.ts';
import { addSecurityHeaders, hstsOf, connectionHeaders } from '#server/http/headers.ts';
import { answerOncePerKey } from '#server/http/idempotency.ts';
import { createHandlers } from './handlers.ts';
import { createBuildFiles } from './apps/build-files.ts';
import { serveBuilds } from './apps/serve.ts';
import { serveImages } from './images/serve.ts';
import { createHub } from './live/hub.ts';
import { createLegalTexts } from './legal/texts.ts';
import { speakToCallers } from './language.ts';
import type { LogStream } from './log.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createOutbox } from './mail/outbox.ts';
import { pageOrRefusal, servePages, type SendPage } from '#server/http/pages.ts';
import { openProvider } from './payments/open.ts';
import { serveMetrics } from './platform/metrics.ts';
import { traceRequests } from './platform/tracing.ts';
import type { PaymentProvider } from './payments/port.ts';
import { serveRendered } from './ssr/page.ts';
import { serveWorker } from './ssr/worker.ts';
import { serveCards } from './sharing/cards.ts';
import { serveFinding } from './sharing/finding.ts';
import { sendShared } from './sharing/page.ts';
import { createThrottleByContract } from '#server/http/rates.ts';
import { createIdempotencyKeys } from './services/idempotency.ts';
import { openStorage, type OpenedStorage } from './storage/open.ts';
import { createLimits } from './services/limits.ts';
import type { Clock } from './services/clock.ts';
import type { Passwords } from './services/passwords.ts';
import type { Secrets } from './services/secrets.ts';
import { createAuthenticate } from './session/authenticate.ts';
import { serveSocial } from './social/pages.ts';
import { startProviders } from './social/providers.ts';
import { createCookies, type Cookies } from './session/cookies.ts';
import { takeUploads } from '#server/http/uploads.ts';

/** What the server is built from; tests and `main.ts` hand in the same parts. */
export type AppParts = {
  configuration: Configuration;
  store: Store;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  /** Who takes payments; opened by the settings unless it is given. */
  provider?: PaymentProvider | null;
  /** Where pictures and builds are kept; opened by the settings unless it is given. */
  storage?: OpenedStorage;
  /** Where the built bundles lie; null serves the API alone. */
  bundles: { product: string; dev: string | null } | null;
  logLevel: string;
  /** Where log lines go; standard output unless it is given. */
  logStream?: LogStream;
  /** How long bodies may take to arrive; as usual unless it is given. */
  timeouts?: ArrivalTimeouts;
  /** Registered before the routes; tests hold every answer against the contract with one. */
  plugins?: ((app: FastifyInstance) => PromiseLike<unknown>)[];
};

/** Builds the server without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { configuration, store, clock, secrets, bundles } = parts;
  const isHttps = configuration.publicUrl.protocol === 'https:';
  const answerUnreadable = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    pageOrRefusal(page, refuseUnknown)(request, reply);
  const app = fastify(frameworkOptions({ ...parts, answerUnreadable }));
  traceRequests(app);
  const outages = createOutages();
  handleErrors(app, outages);
  await addSecurityHeaders(app, hstsOf(configuration));
  giveUpLateBodies(app, connectionHeaders, parts.timeouts);
  allowEmbedding(app);
  endIdleConnections(app);
  await app.register(cookie);
  await speakToCallers(app);
  await takeUploads(app);
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
  const builds = createBuildFiles(configuration.dataDir);
  const { storage } = parts.storage ?? (await openStorage(configuration));
  const hub = createHub(store);
  app.addHook('preClose', () => hub.close());
  serveMetrics(app, {
    db: store.db,
    clock: now,
    token: configuration.metricsToken,
    listeners: () => hub.size(),
  });
  const made = createHandlers({
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
    builds,
    storage,
    outages,
  });
  const operations = operationsOf(contract);
  const keys = createIdempotencyKeys(secrets, now);
  const handlers = runHandlersAsCaller(
    answerOncePerKey(made, operations, { db: store.db, keys }),
    operations,
  );
  await bindContract(app, contract, {
    handlers,
    authenticate: createAuthenticate({ ...session, secondFactor: configuration.secondFactor }),
    throttle: createThrottleByContract(limits, secrets),
  });

  serveSocial(app, providers);
  serveImages(app, { db: store.db, storage });
  serveBuilds(app, { db: store.db, storage });
  const page = bundles
    ? await servePages(app, {
        root: bundles.product,
        prefix: '/',
        page: 'index.html',
        media: filmsOf(configuration),
      })
    : null;
  const shown =
    bundles && page
      ? await servePublic(app, parts, { root: bundles.product, page, handlers, cookies })
      : null;
  if (!configuration.production) {
    const mailbox =
      configuration.mail.mode === 'outbox'
        ? createMailbox({ db: store.db, secrets, frame: configuration })
        : null;
    const sandbox = provider?.name === 'sandbox' ? place : null;
    if (sandbox) await (await import('./payments/sandbox/pages.ts')).serveSandbox(app, sandbox);
    await serveDev(app, {
      db: store.db,
      clock,
      mailbox,
      sandbox,
      bundle: bundles?.dev ?? null,
      publicUrl: configuration.publicUrl,
    });
  }
  app.setNotFoundHandler(pageOrRefusal(shown, createRefuseUnmatched(createMethodsAt(contract))));
  return app;
}

/** Serves public pages server-rendered, the others under the head of their address, and how to find them. */
async function servePublic(
  app: FastifyInstance,
  { configuration, store, clock }: AppParts,
  { root, page, handlers, cookies }: PublicParts,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const { operator, publicUrl } = configuration;
  const now = (): number => clock.now();
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const head = { db: store.db, calls: handlers, operator, publicUrl, html, send: page };
  serveWorker(app, { root, isOn: configuration.offlinePages });
  serveFinding(app, { db: store.db, now, publicUrl });
  serveCards(app, { ...head, root });
  return serveRendered(app, {
    ...head,
    root,
    handlers,
    listen: (channel, hear) => store.listen(channel, hear),
    now,
    sendShell: sendShared(head),
    mayBeSignedIn: (request) => cookies.readBinding(request) !== undefined,
  });
}

type PublicParts = {
  root: string;
  page: SendPage;
  handlers: Handlers;
  cookies: Cookies;
};

/** Where the film of the walkthrough and its captions come from. */
function filmsOf({ walkthrough }: Configuration): string[] {
  return walkthrough ? [...new Set(Object.values(walkthrough).map((url) => new URL(url).origin))] : [];
}
