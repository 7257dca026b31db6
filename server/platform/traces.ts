import { context, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { SpanFacts, Tracer, TraceSettings } from './spans.ts';

/** Addresses that say nothing by their time: a line that is open for hours, and who asks for the figures. */
const untraced = new Set(['/api/live', '/metrics']);

/**
 * Writes spans to a receiver of OTLP by HTTP. A span is named by a pattern of addresses, by the kind of a statement and its
 * table, or by the call of a port: no value that somebody typed, no id and no text of a statement goes along.
 */
export function createTracer({ endpoint, share }: TraceSettings): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'baulk' }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracesBelow(endpoint) }) }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('baulk');
  return {
    within: (name, facts, work) => {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: facts });
      return endWith(span, () => context.with(trace.setSpan(context.active(), span), work));
    },
    statement(event) {
      // The worker's rounds of every few seconds would be most of what is told.
      if (!trace.getActiveSpan()?.isRecording()) return;
      const end = Date.now();
      const { name, facts } = factsOfStatement(event);
      const startTime = end - event.queryDurationMillis;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: facts, startTime });
      if (event.level === 'error') markFault(span, event.error);
      span.end(end);
    },
    requests: (app) =>
      traceRequestsOf(app, (name, attributes) => {
        const options = { kind: SpanKind.SERVER, attributes, root: true };
        return tracer.startSpan(name, options);
      }),
    async stop() {
      await provider.shutdown();
      context.disable();
    },
  };
}

/** The address of traces at a receiver, as every sender of OTLP makes it. */
function tracesBelow(endpoint: string): string {
  return `${endpoint.replace(/\/+$/, '')}/v1/traces`;
}

/** Ends a span when its work has ended, in time or by a promise. */
function endWith<T>(span: Span, work: () => T): T {
  const fail = (error: unknown): never => {
    markFault(span, error);
    span.end();
    throw error;
  };
  let answer: T;
  try {
    answer = work();
  } catch (error) {
    return fail(error);
  }
  if (!(answer instanceof Promise)) {
    span.end();
    return answer;
  }
  return answer.then((value: unknown) => {
    span.end();
    return value;
  }, fail) as T;
}

/** A fault by its code alone: messages hold values. */
function markFault(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : String(name));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The kind of a statement and the first table that it names. */
function factsOfStatement({ query: { sql } }: LogEvent): { name: string; facts: SpanFacts } {
  const operation = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(sql)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  };
}

/** A span for each request, open while its hooks, its handler and what they ask for run. */
function traceRequestsOf(app: FastifyInstance, start: (name: string, facts: SpanFacts) => Span): void {
  const open = new WeakMap<FastifyRequest, { span: Span; below: Context }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (untraced.has(route)) return done();
    const span = start(`${request.method} ${route}`, {
      'http.request.method': request.method,
      'http.route': route,
    });
    const below = trace.setSpan(context.active(), span);
    open.set(request, { span, below });
    return context.with(below, done);
  });
  // What is called back by a body that has arrived does not know the request any more.
  app.addHook('preValidation', (request, _reply, done) => {
    const found = open.get(request);
    return found ? context.with(found.below, done) : done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = open.get(request)?.span;
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
