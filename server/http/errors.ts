import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfRequest, speaking } from '#server/language.ts';
import { fieldsOf } from './fields.ts';
import { isOutage, type Outages } from './outage.ts';
import { problemBody, Refusal, type RefusalCode } from './problem.ts';

/** Codes of the framework's own refusals; anything else is a fault of ours. */
const frameworkCodes: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_VALIDATION: 'invalid_request',
};

/** Turns every failure into a `Problem`: a refusal as it is, all else into one 500 without detail. */
export function handleErrors(app: FastifyInstance, outages: Outages): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (isOutage(error)) {
      const count = outages.note(error);
      if (count !== null) request.log.error({ code: error.code, count }, 'outage');
    } else if (refusal.statusCode >= 500 && !(error instanceof Refusal)) {
      request.log.error({ err: error }, 'fault');
    }
    return send(reply, request, refusal);
  });
}

/** Answers a request for which there is nothing. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, request, new Refusal('not_found'));
}

/** Answers a request that no route takes: with the methods that its address has, if it has any. */
export function createRefuseUnmatched(
  methodsAt: (url: string) => string[],
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  return (request, reply) => {
    const allowed = methodsAt(request.url);
    if (allowed.length === 0) return refuseUnknown(request, reply);
    return send(reply.header('allow', allowed.join(', ')), request, new Refusal('method_not_allowed'));
  };
}

function send(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  const told = speaking(languageOfRequest(request), () => problemBody(refusal.code, refusal.fields));
  const body = { ...told, requestId: request.id };
  // What is still sent is not waited for.
  if (isUnread(request)) reply.header('connection', 'close');
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

/** Whether a body is still on its way that nobody is going to read. */
function isUnread({ raw }: FastifyRequest): boolean {
  const hasBody = 'transfer-encoding' in raw.headers || Number(raw.headers['content-length']) > 0;
  return hasBody && !raw.readableEnded && !raw.complete;
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation) return new Refusal('invalid_request', { fields: fieldsOf(error.validation) });
  const code = frameworkCodes[error.code];
  if (code) return new Refusal(code);
  if (isOutage(error)) return new Refusal('unavailable', { retryAfter: 5 });
  const isClientFault = error.statusCode !== undefined && error.statusCode < 500;
  return new Refusal(isClientFault ? 'invalid_request' : 'internal');
}
