import type { FastifyServerOptions } from 'fastify';

/** Where log lines go instead of standard output. */
export type LogStream = { write(line: string): void };

/** Logs one line a request: id, method, path and outcome, never a query, a header or a body. */
export function logOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: faultOf,
    },
  };
}

/** The path of an address; of one that is a secret itself, how it begins. */
const pathOf = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/^(\/api\/calendar\/).+$/, '$1…');

/** SQLSTATE class 22: the message quotes the value that the database could not take. */
const quotesValue = /^22[0-9A-Z]{3}$/;

/** What is logged of an error: never the values that it was about, which drivers hang on it or put into its message. */
function faultOf({ code, message, stack }: Error & { code?: unknown }): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  const named = typeof code === 'string' ? { code } : {};
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: 'fault',
    message: quotesValue.test(named.code ?? '') ? 'A value was refused by the database.' : message,
    stack: frames.join('\n'),
    ...named,
  };
}
