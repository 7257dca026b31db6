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

/** A process traces or does not, from its start to its end. */
let tracer: Tracer | null = null;

/** Begins to trace where the settings name a receiver; answers how to stop. Called before the database is opened. */
export async function startTraces(settings: TraceSettings | null): Promise<() => Promise<void>> {
  if (!settings) return () => Promise.resolve();
  // Loaded where it is asked for alone: nobody else waits for it at the start.
  const { createTracer } = await import('./traces.ts');
  const started = createTracer(settings);
  tracer = started;
  return async () => {
    tracer = null;
    await started.stop();
  };
}

/** Makes requests spans, where spans are written. */
export function traceRequests(app: FastifyInstance): void {
  tracer?.requests(app);
}

/** What Kysely is to tell of statements: nothing, unless spans are written when the database is opened. */
export function tellStatements(): { log?: (event: LogEvent) => void } {
  return tracer ? { log: (event) => tracer?.statement(event) } : {};
}

/** A port each of whose calls is a span named after the port and the call, where spans are written. */
export function tracedPort<Port extends object>(name: string, port: Port, facts: SpanFacts = {}): Port {
  const spans = tracer;
  if (!spans) return port;
  return new Proxy(port, {
    get(target, key) {
      const part: unknown = Reflect.get(target, key);
      if (typeof part !== 'function') return part;
      return (...given: unknown[]): unknown =>
        spans.within(`${name} ${String(key)}`, facts, () => Reflect.apply(part, target, given) as unknown);
    },
  });
}
