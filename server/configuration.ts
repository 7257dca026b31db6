import { join } from 'node:path';
import { readMailSettings, type MailSettings } from './mail/configuration.ts';
import { readPaymentSettings, type PaymentSettings } from './payments/configuration.ts';
import { readSocialSettings } from './social/configuration.ts';
import type { SocialSettings } from './social/providers.ts';
import { readTrustProxy, type TrustProxy } from '#server/http/trust-proxy.ts';

/** What the process was told by its environment; `docs/operation.md` lists every name. */
export type Configuration = {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** An address of the same database past any pooler, for LISTEN. */
  databaseDirectUrl: string | undefined;
  publicUrl: URL;
  trustProxy: TrustProxy;
  secretKey: string | undefined;
  mail: MailSettings;
  payments: PaymentSettings;
  operator: string;
  demo: boolean;
  /** Whether devices keep public pages for when there is no network. */
  offlinePages: boolean;
  /** By whom else people are let in. */
  providers: SocialSettings;
  social: { facebook: string | null; instagram: string | null; youtube: string | null };
  /** A film with captions in place of the walkthrough that comes with the product. */
  walkthrough: { url: string; captions: string } | null;
};

const defaultOperator = 'Pan American Billiards and Snooker Association';

/** Reads the environment; throws a sentence that says what to set when production lacks it. */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const production = env['NODE_ENV'] === 'production';
  const port = readPort(env['PORT']);
  const host = env['HOST'] ?? '127.0.0.1';
  const publicUrl = readPublicUrl(env['PUBLIC_URL'], production, host, port);
  if (production && !env['SECRET_KEY']) {
    throw new Error('SECRET_KEY is required in production: set it to 32 or more random characters.');
  }
  const operator = env['OPERATOR_NAME'] ?? defaultOperator;
  return {
    production,
    host,
    port,
    dataDir: env['DATA_DIR'] ?? join(process.cwd(), 'data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseDirectUrl: env['DATABASE_DIRECT_URL'] || undefined,
    publicUrl,
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    secretKey: env['SECRET_KEY'] || undefined,
    operator,
    mail: readMailSettings(env, { production, publicUrl, operator }),
    payments: readPaymentSettings(env, { production }),
    demo: !production && env['DEMO'] !== 'off',
    offlinePages: env['OFFLINE_PAGES'] !== 'off',
    providers: readSocialSettings(env, production),
    social: {
      facebook: env['SOCIAL_FACEBOOK'] || null,
      instagram: env['SOCIAL_INSTAGRAM'] || null,
      youtube: env['SOCIAL_YOUTUBE'] || null,
    },
    walkthrough: readWalkthrough(env['WALKTHROUGH_URL'], env['WALKTHROUGH_CAPTIONS_URL']),
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined) return 3000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not '${text}'.`);
  }
  return port;
}

/** A film without captions is for some people no film, so one is not taken without the other. */
function readWalkthrough(
  url: string | undefined,
  captions: string | undefined,
): Configuration['walkthrough'] {
  if (!url && !captions) return null;
  const named = [
    ['WALKTHROUGH_URL', url],
    ['WALKTHROUGH_CAPTIONS_URL', captions],
  ] as const;
  for (const [name, text] of named) {
    if (URL.parse(text ?? '')?.protocol !== 'https:') {
      throw new Error(`${name} must be an address that begins with https://, beside the other of the two.`);
    }
  }
  return { url: url ?? '', captions: captions ?? '' };
}

function readPublicUrl(text: string | undefined, production: boolean, host: string, port: number): URL {
  if (text === undefined && production) {
    throw new Error('PUBLIC_URL is required in production: the https address that people open.');
  }
  const url = URL.parse(text ?? `http://${host}:${port}`);
  if (!url) throw new Error(`PUBLIC_URL must be an address such as https://baulk.example, not '${text}'.`);
  if (production && url.protocol !== 'https:') {
    throw new Error('PUBLIC_URL must begin with https:// in production.');
  }
  return url;
}
