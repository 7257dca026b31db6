import { createHash } from 'node:crypto';
import plugin from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** What a page asks of its policy beyond what every page may. */
export type PageNeeds = {
  /** Hashes of the scripts and styles that stand in the page itself. */
  scripts: readonly string[];
  styles?: readonly string[];
  /** Whether pages of the same origin may show each other. */
  frames: 'none' | 'self';
  /** Origins of films. */
  media?: readonly string[];
};

/** The content security policy of a page. */
export function contentSecurityPolicy({ scripts, styles = [], frames, media = [] }: PageNeeds): string {
  return [
    "default-src 'none'",
    sources('script-src', scripts),
    sources('style-src', styles),
    // Parts of Radix write `style` attributes into server-rendered markup; sheets and <style> elements stay as they are.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ...(media.length > 0 ? [`media-src ${media.join(' ')}`] : []),
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(frames === 'self' ? ["frame-src 'self'"] : []),
    `frame-ancestors '${frames}'`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

const sources = (directive: string, hashes: readonly string[]): string =>
  [directive, "'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/** A policy's name of a script or style that stands in the page itself. */
export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What browsers are told of https: hosts below this one may be somebody else's, so that they are named only when asked. */
const strictTransport = {
  off: false,
  host: { maxAge: 31_536_000, includeSubDomains: false },
  subdomains: { maxAge: 31_536_000, includeSubDomains: true },
  preload: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
} as const;

type Hsts = keyof typeof strictTransport;

/** What is told of https by a server of some settings; nothing where it is not served by https. */
export function hstsOf({ publicUrl, hsts }: { publicUrl: URL; hsts: Hsts }): Hsts {
  return publicUrl.protocol === 'https:' ? hsts : 'off';
}

/** What no page and no program needs of an answer that is no page. */
const policies = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
};

/** Headers of what is refused on the bare connection, before there is a request. */
export const connectionHeaders: Readonly<Record<string, string>> = {
  ...policies,
  'x-content-type-options': 'nosniff',
};

const optionsOf = (hsts: Hsts) => ({
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'no-referrer' as const },
  strictTransportSecurity: strictTransport[hsts],
  // The content security policy says it.
  xFrameOptions: false,
});

/** Puts the security headers on every answer, whatever it is; a page has a wider content security policy of its own. */
export async function addSecurityHeaders(app: FastifyInstance, hsts: Hsts): Promise<void> {
  await app.register(plugin, optionsOf(hsts));
  app.addHook('onRequest', async (_request, reply) => void reply.headers(policies));
}

/** The same for an address that cannot be read, for which no hook runs. */
export function createBareHeaders(
  hsts: Hsts,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const secure = helmet(optionsOf(hsts));
  return (request, reply) => {
    secure(request.raw, reply.raw, () => undefined);
    return reply.headers(policies);
  };
}
