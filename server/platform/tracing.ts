import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';
import type { SpanFacts, Tracer, TraceSettings } from './spans.ts';

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
