import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

/** Where spans go, and which share of requests is told, from 0 to 1. */
export type TraceSettings = { endpoint: string; share: number };

/** What may stand beside a span: words of ours and numbers, never an id, an address or a name of a person. */
export type SpanFacts = Record<string, string | number>;

/** Writes spans; `traces.ts` has the one that there is. */
export type Tracer = {
  /** Runs work as a span below the one that is open. */
  within<T>(name: string, facts: SpanFacts, work: () => T): T;
  /** A statement that has ended, below the request or the work that asked for it. */
  statement(event: LogEvent): void;
  /** Makes each request a span. */
  requests(app: FastifyInstance): void;
  /** Sends what is still here. */
  stop(): Promise<void>;
};
