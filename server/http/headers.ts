import type { FastifyInstance } from 'fastify';

/**
 * The content security policy of every page; `scripts` are the hashes of its inline scripts, `frames` says whether
 * pages of the same origin may show each other, and `media` names the origins of films.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  frames: 'none' | 'self' = 'none',
  media: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map((hash) => `'${hash}'`)].join(' ')}`,
    "style-src 'self'",
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
