import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostImageBytes } from '#domain/images/fault.ts';
import type { BodyKind } from './contract.ts';
import { Refusal } from './problem.ts';

/** Lets bodies come in parts, within bounds of their own; only an operation that takes a file may be sent one. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: mostImageBytes,
      files: 1,
      fields: 4,
      parts: 5,
      fieldSize: 1_000,
      fieldNameSize: 50,
      headerPairs: 20,
    },
  });
  // Left as it arrives: the handler of the operation that takes it reads it from the request.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null, null));
}

/** The body as its parts make it; what is no whole body, or too much, is refused and no fault of ours. */
export async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const parts = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (parts.has(part.fieldname)) throw new Refusal('malformed_body');
      parts.set(part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value);
    }
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw new Refusal(isTooLarge ? 'file_too_large' : 'malformed_body');
  }
  return Object.fromEntries(parts);
}

/** How a body says that it comes. */
export function kindOfBody(type: string): BodyKind {
  if (/multipart/i.test(type)) return 'parts';
  return /application\/octet-stream/i.test(type) ? 'stream' : 'usual';
}

/** Refuses files where none are taken, before any is read: no schema is held against them there. */
export function requireKind(request: FastifyRequest, taken: BodyKind): void {
  const type = request.headers['content-type'] ?? '';
  if (type === '' || kindOfBody(type) === taken) return;
  throw new Refusal('unsupported_type');
}
