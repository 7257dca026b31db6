import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';
import { hostInAddress } from './settings.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';

/** Lets links lead to the port that was found free, where any was asked for. */
export function settleAddress(app: FastifyInstance, { port, publicUrl }: Configuration): void {
  if (port !== 0 || publicUrl.port !== '0') return;
  publicUrl.port = String((app.server.address() as AddressInfo).port);
}

/** Where this process can be reached from its own machine, whatever stands before it. */
export function ownAddress(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

/** Tells on the terminal where to look, what runs, and how to sign in. */
export function announce(app: FastifyInstance, configuration: Configuration, database: string): void {
  const { port } = app.server.address() as AddressInfo;
  const address =
    configuration.port === 0
      ? `http://${hostInAddress(configuration.host)}:${port}`
      : configuration.publicUrl.origin;
  const lines = [
    `Baulk is at ${address}`,
    `  database  ${database === 'embedded' ? `embedded, in ${configuration.dataDir}` : 'PostgreSQL'}`,
    `  mail      ${mailLine(configuration, address)}`,
    `  payments  ${paymentLines[configuration.payments.mode]}`,
    ...(configuration.production ? [] : [`  switches  ${address}/dev/`]),
    ...(configuration.demo ? ['', `Sign in with the password ${demoPassword} as`, ...accountLines()] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const paymentLines = {
  stripe: 'Stripe',
  sandbox: 'a sandbox, without real money',
  off: 'off: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET to take any',
};

function mailLine({ mail }: Configuration, address: string): string {
  if (mail.mode === 'smtp') return `SMTP, by ${mail.server.host}:${mail.server.port}`;
  return mail.mode === 'outbox' ? `shown at ${address}/dev/outbox` : 'off: set SMTP_URL to send any';
}

function accountLines(): string[] {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return demoAccounts.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`);
}
