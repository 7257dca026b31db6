import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

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

/** Headers that every answer carries, whatever it is; a page has a wider content security policy. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Puts the security headers on every answer, unless it has one of its own. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
