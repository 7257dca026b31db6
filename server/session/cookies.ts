import type { FastifyReply, FastifyRequest } from 'fastify';

/** The two cookies of sign-ins in a browser: one binds the session's token, one makes the device known. */
export type Cookies = {
  readBinding(request: FastifyRequest): string | undefined;
  /** Not before the session is in the database for good, so that a failure leaves the browser as it was. */
  writeBinding(reply: FastifyReply, cookie: { binding: string; maxAgeSeconds: number | null }): void;
  clearBinding(reply: FastifyReply): void;
  readDevice(request: FastifyRequest): string | undefined;
  writeDevice(reply: FastifyReply, device: string): void;
};

const deviceSeconds = 365 * 24 * 60 * 60;

/** Cookies that no script can read and no other site can send; `__Host-` where the address is https. */
export function createCookies(isHttps: boolean): Cookies {
  const prefix = isHttps ? '__Host-' : '';
  const names = { binding: `${prefix}baulk-session`, device: `${prefix}baulk-device` };
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const;
  return {
    readBinding: (request) => request.cookies[names.binding],
    readDevice: (request) => request.cookies[names.device],
    writeBinding: (reply, { binding, maxAgeSeconds: maxAge }) => {
      reply.setCookie(names.binding, binding, maxAge === null ? options : { ...options, maxAge });
    },
    clearBinding: (reply) => {
      reply.clearCookie(names.binding, options);
    },
    writeDevice: (reply, device) => {
      reply.setCookie(names.device, device, { ...options, maxAge: deviceSeconds });
    },
  };
}

/** Whether the request comes from a browser: scripts can neither add nor remove these headers. */
export function isBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
}
