import { join } from 'node:path';
import { readMailSettings, type MailSettings } from './mail/configuration.ts';
import { readPaymentSettings, type PaymentSettings } from './payments/configuration.ts';
import { readSocialSettings } from './social/configuration.ts';
import type { SocialSettings } from './social/providers.ts';
import { readStorageSettings, type S3Settings } from './storage/configuration.ts';
import type { TraceSettings } from './platform/spans.ts';
import { usuallyKept, type Kept } from './services/upkeep.ts';
import { readTrustProxy, type TrustProxy } from '#server/http/trust-proxy.ts';
import {
  readChoice,
  readDatabaseUrl,
  readFlag,
  readHost,
  readNumber,
  readPublicUrl,
  readWebAddress,
  withoutEmpty,
} from './settings.ts';

/** What the process was told by its environment; `docs/operation.md` lists every name. */
export type Configuration = {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** An address of the same database past any pooler, for LISTEN. */
  databaseDirectUrl: string | undefined;
  /** The bucket of pictures and builds; null keeps them as files of the data folder. */
  s3: S3Settings | null;
  publicUrl: URL;
  trustProxy: TrustProxy;
  secretKey: string | undefined;
  /** The key before it, while what was made under it is still taken. */
  previousSecretKey: string | undefined;
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
  /** How far browsers are told to keep to https: this host, those below it too, or for good in their lists. */
  hsts: (typeof hstsReach)[number];
  logLevel: string;
  /** For how many days sign-ins and mails are kept. */
  kept: Kept;
  /** What a Prometheus shows to be told figures; null tells none. */
  metricsToken: string | null;
  /** Where traces go; null writes none. */
  traces: TraceSettings | null;
  /** Whether roles 1 to 4 must have a second factor. */
  secondFactor: (typeof secondFactors)[number];
};

const kinds = ['production', 'development', 'test'] as const;
const hstsReach = ['host', 'subdomains', 'preload', 'off'] as const;
const secondFactors = ['offered', 'required'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const defaultOperator = 'Pan American Billiards and Snooker Association';

/** Reads the environment: every setting is understood, or refused by a sentence that names it. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const env = withoutEmpty(environment);
  const kind = readChoice(env, 'NODE_ENV', { choices: kinds, otherwise: 'development' });
  const production = kind === 'production';
  const port = readNumber(env, 'PORT', { least: 0, most: 65_535, otherwise: 3000 });
  const host = readHost(env);
  const publicUrl = readPublicUrl(env, { production, host, port });
  const operator = env['OPERATOR_NAME'] ?? defaultOperator;
  const wantsDemo = readFlag(env, 'DEMO', true);
  return {
    production,
    host,
    port,
    dataDir: env['DATA_DIR'] ?? join(process.cwd(), 'data'),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    databaseDirectUrl: readDatabaseUrl(env, 'DATABASE_DIRECT_URL'),
    s3: readStorageSettings(env),
    publicUrl,
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    secretKey: readSecretKey(env, production),
    previousSecretKey: readPreviousKey(env),
    operator,
    mail: readMailSettings(env, { production, publicUrl, operator }),
    payments: readPaymentSettings(env, { production }),
    demo: !production && wantsDemo,
    offlinePages: readFlag(env, 'OFFLINE_PAGES', true),
    providers: readSocialSettings(env, production),
    social: {
      facebook: readWebAddress(env, 'SOCIAL_FACEBOOK'),
      instagram: readWebAddress(env, 'SOCIAL_INSTAGRAM'),
      youtube: readWebAddress(env, 'SOCIAL_YOUTUBE'),
    },
    walkthrough: readWalkthrough(env['WALKTHROUGH_URL'], env['WALKTHROUGH_CAPTIONS_URL']),
    kept: {
      signIns: readNumber(env, 'KEEP_SIGN_INS_DAYS', {
        least: 1,
        most: 3650,
        otherwise: usuallyKept.signIns,
      }),
      // A link of a mail is good for three days.
      mails: readNumber(env, 'KEEP_MAILS_DAYS', { least: 4, most: 365, otherwise: usuallyKept.mails }),
    },
    metricsToken: readMetricsToken(env),
    traces: readTraces(env),
    secondFactor: readChoice(env, 'SECOND_FACTOR', { choices: secondFactors, otherwise: 'offered' }),
    hsts: readChoice(env, 'HSTS', { choices: hstsReach, otherwise: 'host' }),
    logLevel: readChoice(env, 'LOG_LEVEL', { choices: logLevels, otherwise: production ? 'info' : 'warn' }),
  };
}

function readSecretKey(env: NodeJS.ProcessEnv, production: boolean): string | undefined {
  const key = env['SECRET_KEY'];
  if (key === undefined && production) {
    throw new Error('SECRET_KEY is required in production: set it to 32 or more random characters.');
  }
  if (key !== undefined && key.length < 32) throw new Error('SECRET_KEY must have 32 or more characters.');
  return key;
}

function readMetricsToken(env: NodeJS.ProcessEnv): string | null {
  const token = env['METRICS_TOKEN'] ?? null;
  if (token !== null && token.length < 16) throw new Error('METRICS_TOKEN must have 16 or more characters.');
  return token;
}

/** The settings of OpenTelemetry by their usual names; the library reads others, such as the headers, by itself. */
function readTraces(env: NodeJS.ProcessEnv): TraceSettings | null {
  const endpoint = readWebAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const text = env['OTEL_TRACES_SAMPLER_ARG'] ?? '1';
  const share = Number(text);
  if (!/^(0|1|0?\.\d+|1\.0+)$/.test(text) || share > 1) {
    throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1 such as 0.05, not '${text}'.`);
  }
  return endpoint === null ? null : { endpoint, share };
}

function readPreviousKey(env: NodeJS.ProcessEnv): string | undefined {
  const key = env['SECRET_KEY_PREVIOUS'];
  if (key !== undefined && key.length < 32)
    throw new Error('SECRET_KEY_PREVIOUS must have 32 or more characters.');
  return key;
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
