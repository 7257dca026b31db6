import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { removeOrphanBuilds } from './apps/orphans.ts';
import { startAuditWorker } from './audit/worker.ts';
import { startBookingWorker } from './booking/worker.ts';
import { announce, ownAddress, settleAddress } from './announce.ts';
import { readConfiguration, type Configuration } from './configuration.ts';
import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './database/open.ts';
import type { Store } from './database/store.ts';
import { refuseDemo } from './demo/refuse.ts';
import { seedDemo } from './demo/seed.ts';
import { createOutbox } from './mail/outbox.ts';
import { startMail } from './mail/start.ts';
import { openProvider } from './payments/open.ts';
import type { PaymentProvider } from './payments/port.ts';
import { startPayments } from './payments/start.ts';
import { createClock } from './services/clock.ts';
import { createFaults } from './services/faults.ts';
import { createPasswords } from './services/passwords.ts';
import { lostPasswords, lostSentence } from './services/lost-passwords.ts';
import { loadSecret, secretsFrom, type Secrets } from './services/secrets.ts';
import { openStorage, tryStorage, type OpenedStorage } from './storage/open.ts';
import { startStorageWorker } from './storage/worker.ts';
import { startUpkeep } from './services/upkeep.ts';
import { startTraces } from './platform/tracing.ts';
import { refusing } from './refusals.ts';

const root = join(import.meta.dirname, '..');

/** Starts the product as its environment asks for it; answers how to stop it. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const configuration = readConfiguration(env);
  const clock = createClock();
  const now = (): number => clock.now();
  const stopTraces = await startTraces(configuration.traces);
  const { secrets, store } = await openData(configuration);
  const passwords = createPasswords(secrets);
  if (configuration.production) await refuseDemo(store.db);
  if (configuration.demo) {
    await seedDemo(store.db, { clock: now, passwordHash: passwords.hash, secrets });
  }
  const { publicUrl, s3 } = configuration;
  const storage = await openStorage(configuration);
  if (s3) await tryStorage(storage, s3);
  const provider = await openProvider(configuration.payments, {
    db: store.db,
    clock: now,
    secrets,
    publicUrl,
  });
  const dev = join(root, 'dist-dev');
  const app = await buildApp({
    configuration,
    store,
    clock,
    secrets,
    passwords,
    provider,
    storage,
    bundles: builtBundles(configuration.production || !existsSync(dev) ? null : dev),
    logLevel: configuration.logLevel,
  });
  const { host, port } = configuration;
  await refusing({ host, port }, () => app.listen({ host, port }));
  settleAddress(app, configuration);
  announce(app, configuration, store.kind);
  // The first visitor finds home made.
  void app.inject('/');
  const stopWork = await startWork({ app, configuration, store, secrets, now, provider, storage });
  return async () => {
    await app.close();
    await stopWork();
    await store.close();
    await stopTraces();
  };
}

/** The secret and the database, brought to the newest shape. */
async function openData({
  dataDir,
  databaseUrl,
  databaseDirectUrl: directUrl,
  secretKey,
  previousSecretKey,
}: Configuration): Promise<Opened> {
  await openDataFolder(dataDir);
  const previous = previousSecretKey === undefined ? [] : [previousSecretKey];
  const secrets = secretsFrom(await refusing({ dataDir }, () => loadSecret(secretKey, dataDir)), previous);
  const store = await refusing({ databaseUrl }, () => openDatabase({ url: databaseUrl, directUrl, dataDir }));
  const lost = await lostPasswords(store.db, secrets);
  if (lost > 0) process.stderr.write(`${lostSentence(lost)}\n`);
  return { secrets, store };
}

type Opened = { secrets: Secrets; store: Store };

function builtBundles(dev: string | null): { product: string; dev: string | null } {
  const product = join(root, 'dist');
  if (existsSync(join(product, 'index.html'))) return { product, dev };
  throw new Error("The pages are not built: run 'npm run build' first, or start with 'npm start'.");
}

/** What goes on beside the calls; answers how to end it. */
async function startWork({
  app,
  configuration,
  store,
  secrets,
  now,
  provider,
  storage,
}: Opened & {
  app: FastifyInstance;
  configuration: Configuration;
  now: () => number;
  provider: PaymentProvider | null;
  storage: OpenedStorage;
}): Promise<() => Promise<void>> {
  const faultsOf = createFaults(app.log);
  const stopUpkeep = startUpkeep({
    db: store.db,
    clock: now,
    kept: configuration.kept,
    also: () => removeOrphanBuilds(store.db, configuration.dataDir),
    onFault: faultsOf('upkeep'),
  });
  const stopAudit = startAuditWorker({
    db: store.db,
    secrets,
    onFault: faultsOf('audit'),
  });
  const stopStorage = startStorageWorker({
    store,
    opened: storage,
    onFault: faultsOf('storage'),
  });
  const outbox = createOutbox({ secrets, clock: now, mode: configuration.mail.mode });
  const stopBookings = startBookingWorker({
    store,
    outbox,
    clock: now,
    onFault: faultsOf('bookings'),
  });
  const stopMail = await startMail({
    settings: configuration.mail,
    frame: configuration,
    store,
    secrets,
    clock: now,
    onFault: ({ cause, ...fault }) => faultsOf('mail')(cause, fault),
  });
  const stopPayments = await startPayments({
    provider,
    store,
    outbox,
    secrets,
    clock: now,
    address: ownAddress(app),
    onFault: ({ cause, ...fault }) => faultsOf('payments')(cause, fault),
  });
  return async () => {
    await stopUpkeep();
    await stopAudit();
    await stopStorage();
    storage.close();
    await stopBookings();
    await stopMail();
    await stopPayments();
  };
}
