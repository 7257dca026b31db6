import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { removeOrphanBuilds } from './apps/orphans.ts';
import { startAuditWorker } from './audit/worker.ts';
import { announce, ownAddress, settleAddress } from './announce.ts';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database/open.ts';
import { seedDemo } from './demo/seed.ts';
import { createOutbox } from './mail/outbox.ts';
import { startMail } from './mail/start.ts';
import { openProvider } from './payments/open.ts';
import { startPayments } from './payments/start.ts';
import { createClock } from './services/clock.ts';
import { createPasswords } from './services/passwords.ts';
import { loadSecret, secretsFrom } from './services/secrets.ts';
import { startUpkeep } from './services/upkeep.ts';

const configuration = readConfiguration(process.env);
const clock = createClock();
const secrets = secretsFrom(loadSecret(configuration.secretKey, configuration.dataDir));
const store = await openDatabase({
  url: configuration.databaseUrl,
  directUrl: configuration.databaseDirectUrl,
  dataDir: configuration.dataDir,
});
const passwords = createPasswords(secrets);
if (configuration.demo) {
  await seedDemo(store.db, { clock: () => clock.now(), passwordHash: passwords.hash, secrets });
}

const provider = await openProvider(configuration.payments, {
  db: store.db,
  clock: () => clock.now(),
  secrets,
  publicUrl: configuration.publicUrl,
});
const root = join(import.meta.dirname, '..');
const dev = join(root, 'dist-dev');
const app = await buildApp({
  configuration,
  store,
  clock,
  secrets,
  passwords,
  provider,
  bundles: { product: join(root, 'dist'), dev: configuration.production || !existsSync(dev) ? null : dev },
  logLevel: process.env['LOG_LEVEL'] ?? (configuration.production ? 'info' : 'warn'),
});
await app.listen({ host: configuration.host, port: configuration.port });
settleAddress(app, configuration);
announce(app, configuration, store.kind);
// The first visitor finds home made.
void app.inject('/');
const stopUpkeep = startUpkeep({
  db: store.db,
  clock: () => clock.now(),
  also: () => removeOrphanBuilds(store.db, configuration.dataDir),
  onFault: (error) => app.log.warn({ err: error }, 'upkeep'),
});
const stopAudit = startAuditWorker({
  db: store.db,
  secrets,
  onFault: (error) => app.log.warn({ err: error }, 'audit'),
});
const stopMail = await startMail({
  settings: configuration.mail,
  frame: configuration,
  store,
  secrets,
  clock: () => clock.now(),
  onFault: (fault) => app.log.warn(fault, 'mail'),
});
const stopPayments = await startPayments({
  provider,
  store,
  outbox: createOutbox({ secrets, clock: () => clock.now(), mode: configuration.mail.mode }),
  secrets,
  clock: () => clock.now(),
  address: ownAddress(app),
  onFault: (fault) => app.log.warn(fault, 'payments'),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app
      .close()
      .then(stopUpkeep)
      .then(stopAudit)
      .then(stopMail)
      .then(stopPayments)
      .then(() => store.close())
      .then(() => process.exit(0));
  });
}
