import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import stringifyBy, { type AnySchema } from 'fast-json-stringify';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  RouteOptions,
} from 'fastify';
import glue from 'fastify-openapi-glue';
import { operationsOf } from './contract.ts';
import { isRecord } from '#domain/session/stored.ts';
import type { Contract, Handlers, Operation, OperationId } from './contract.ts';
import { Refusal } from './problem.ts';
import { keepRaw } from './raw-body.ts';
import type { Caller } from '#server/session/caller.ts';
import { isStorable } from './storable.ts';
import { readParts, requireKind } from '#server/http/uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** The body as it came, for an operation that asks for it (`x-raw-body`). */
    rawBody: Buffer | null;
  }
}

/** Decides who calls, or refuses. */
export type Authenticate = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
) => Promise<Caller | null>;
/** Takes a call from the operation's budget, or refuses. */
export type Throttle = (request: FastifyRequest, operation: Operation) => Promise<void>;

/** Binds every operation of the contract below `/api`: validated, authenticated, throttled, typed. */
export async function bindContract(
  app: FastifyInstance,
  contract: Contract,
  parts: { handlers: Handlers; authenticate: Authenticate; throttle: Throttle },
): Promise<void> {
  const operations = operationsOf(contract);
  app.decorateRequest('caller', null);
  app.decorateRequest('rawBody', null);
  app.setValidatorCompiler(compileSchema());
  app.setSerializerCompiler(compileAnswer);
  app.removeContentTypeParser('text/plain');
  await app.register(glue, {
    specification: bindable(contract),
    prefix: 'api',
    operationResolver: (operationId: string) => {
      const operation = operations.get(operationId);
      if (!operation) throw new Error(`The contract has no operation '${operationId}'.`);
      return routeOf(operation, parts) as RouteOptions;
    },
  });
}

function routeOf(
  operation: Operation,
  parts: { handlers: Handlers; authenticate: Authenticate; throttle: Throttle },
): Omit<RouteOptions, 'method' | 'url'> {
  return {
    bodyLimit: operation.bounds.body,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.caller = await parts.authenticate(request, reply, operation);
      if (operation.bounds.rate) await parts.throttle(request, operation);
      if (operation.isPlanned) throw new Refusal('not_built');
      requireKind(request, operation.bodyKind);
    },
    ...(operation.keepsRaw ? { preParsing: keepRaw(operation.bounds.body) } : {}),
    preValidation: async (request) => {
      if (operation.bodyKind === 'parts' && request.isMultipart()) request.body = await readParts(request);
      // A body that no parser took would pass unseen: schemas are chosen by the type of what was parsed.
      if (operation.needsBody && request.body === undefined) throw new Refusal('malformed_body');
      const given = [request.params, request.query, request.body];
      if (!isStorable(given)) throw new Refusal('invalid_request');
    },
    preHandler: async ({ params, query }) => {
      // So many digits in an address are converted to infinity, which no bound of a schema is held against.
      const converted = [params, query].filter(isRecord).flatMap((part) => Object.values(part));
      if (converted.some((value) => typeof value === 'number' && !Number.isFinite(value))) {
        throw new Refusal('invalid_request');
      }
    },
    handler: operation.isPlanned ? refuseUnbuilt : answerWith(operation.operationId, parts.handlers),
  };
}

/** The handler of every operation that the contract marks `x-planned`. */
async function refuseUnbuilt(): Promise<never> {
  throw new Refusal('not_built');
}

/**
 * The contract for binding. What is not built yet needs no schemas, for it refuses before anything is read; an answer
 * that is plain text or a stream has none that could be held against it, and the binding would ask for a parser of its
 * type.
 */
function bindable(contract: Contract): Contract {
  const copy = structuredClone(contract);
  lowerHeaders(copy.components.parameters);
  for (const path of Object.values(copy.paths)) {
    for (const operation of Object.values(path)) {
      if (isRecord(operation)) lowerHeaders(operation['parameters']);
      for (const answer of answersOf(operation)) {
        delete answer['text/plain'];
        delete answer['text/calendar'];
        delete answer['text/event-stream'];
      }
      if (isStreamed(operation)) delete operation['requestBody'];
      if (!isPlanned(operation)) continue;
      delete operation['requestBody'];
      operation['responses'] = { default: { description: 'Not built yet.' } };
    }
  }
  return copy;
}

/** Names headers as they come: one that is written otherwise is found in no request, and its bounds are held against nothing. */
function lowerHeaders(parameters: unknown): void {
  for (const parameter of Object.values(parameters ?? {}).filter(isRecord)) {
    if (parameter['in'] === 'header') parameter['name'] = String(parameter['name']).toLowerCase();
  }
}

/** What an operation answers, by content type. */
function answersOf(operation: unknown): Record<string, unknown>[] {
  if (!isRecord(operation) || !isRecord(operation['responses'])) return [];
  return Object.values(operation['responses'])
    .map((response) => (isRecord(response) ? response['content'] : null))
    .filter(isRecord);
}

/** A body that is read as it arrives is none that a schema could be held against. */
function isStreamed(operation: unknown): operation is Record<string, unknown> {
  if (!isRecord(operation) || !isRecord(operation['requestBody'])) return false;
  const { content } = operation['requestBody'];
  return isRecord(content) && 'application/octet-stream' in content;
}

function isPlanned(operation: unknown): operation is Record<string, unknown> {
  return typeof operation === 'object' && operation !== null && 'x-planned' in operation;
}

/** Validation has made sure that what comes in is what the handler's own type says. */
type AnyHandler = (call: Record<string, unknown>) => Promise<{ status: number; body?: unknown }>;

function answerWith(operationId: OperationId, handlers: Handlers): RouteOptions['handler'] {
  const handler = (handlers as Partial<Record<OperationId, AnyHandler>>)[operationId];
  if (!handler) throw new Error(`Operation '${operationId}' has no handler.`);
  return async (request, reply) => {
    const answer = await handler({
      path: request.params,
      query: request.query,
      body: request.body,
      caller: request.caller,
      request,
      reply,
    });
    reply.code(answer.status);
    // A refusal of a handler names its request too, as every other one does.
    if (answer.status >= 400 && isRecord(answer.body)) return { ...answer.body, requestId: request.id };
    return answer.body ?? reply.send();
  };
}

/**
 * Bodies are taken as they are; what comes in an address is text and is converted. A schema is compiled at the first
 * call that it is held against: all of them together take longer than the rest of the start.
 */
function compileSchema(): FastifySchemaCompiler<object> {
  const options: Options = { allErrors: true, strict: true, strictTypes: false, strictRequired: false };
  const strict = new Ajv2020({ ...options, coerceTypes: false });
  const converting = new Ajv2020({ ...options, coerceTypes: 'array', useDefaults: true });
  for (const ajv of [strict, converting]) {
    formats.default(ajv);
    for (const keyword of ['example', 'xml', 'discriminator', 'x-secret']) ajv.addKeyword(keyword);
  }
  return ({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? strict : converting;
    // Ajv keeps what it has compiled by the schema.
    return (given) => {
      const isValid = ajv.compile(schema);
      return isValid(given) ? true : { error: isValid.errors ?? [] };
    };
  };
}

/** Serializes an answer as its schema says; compiled at the first answer, as the schemas of calls are. */
const compileAnswer: FastifySerializerCompiler<AnySchema> = ({ schema }) => {
  let serialize: ((answer: unknown) => string) | undefined;
  return (answer) => {
    serialize ??= stringifyBy(schema);
    return serialize(answer);
  };
};
