import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration.ts';
import { arrivalOf, mostBuildBytes } from '#domain/apps/build.ts';
import { usualTimeouts } from './arrival.ts';
import { createConnectionRefusal } from './connection.ts';
import { connectionHeaders, createBareHeaders, hstsOf } from './headers.ts';
import { logOptions, type LogStream } from '#server/log.ts';
import { trustOf } from './trust-proxy.ts';

/** Milliseconds after which no request is waited for, whatever it brings. */
const longest = arrivalOf(mostBuildBytes);

/** The bounds within which requests are read, and where failures go that no route meets. */
export function frameworkOptions(parts: {
  configuration: Configuration;
  logLevel: string;
  logStream?: LogStream;
  answerUnreadable: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}): FastifyHttpOptions<Server> {
  const { configuration, logLevel, logStream, answerUnreadable } = parts;
  const withHeaders = createBareHeaders(hstsOf(configuration));
  return {
    logger: logOptions(logLevel, logStream) ?? false,
    trustProxy: trustOf(configuration.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 65_536,
    requestTimeout: longest,
    // Node has to know it from the start: set later, it bounds the headers alone. It looks for late ones this often.
    http: {
      requestTimeout: longest,
      headersTimeout: usualTimeouts.usual,
      connectionsCheckingInterval: 1_000,
    },
    forceCloseConnections: 'idle',
    // While the server stops, what still arrives on an open connection is answered like the rest.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreDuplicateSlashes: true },
    clientErrorHandler: createConnectionRefusal(connectionHeaders),
    // An address that cannot be read is one at which there is nothing; no hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      answerUnreadable(request, withHeaders(request, reply));
    },
  };
}
