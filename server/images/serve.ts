import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { refuseUnknown } from '#server/http/errors.ts';
import type { ObjectStorage } from '#server/storage/port.ts';
import { readImage } from './objects.ts';

/** What a picture may do when somebody opens it by itself: nothing. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves what people uploaded; an address never shows another picture, so it need not be asked for again. */
export function serveImages(
  app: FastifyInstance,
  parts: { db: Kysely<Database>; storage: ObjectStorage },
): void {
  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const [, id, variant, end] =
      /^([\w-]{22})(?:-(small|shared))?\.(webp|jpg)$/.exec(request.params.name) ?? [];
    if (id === undefined) return refuseUnknown(request, reply);
    const image = await readImage(parts, { id, variant: variant as 'small' | 'shared' | undefined });
    if (!image || !image.type.endsWith(end === 'jpg' ? 'jpeg' : 'webp')) return refuseUnknown(request, reply);
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
      })
      .type(image.type)
      .send(image.bytes);
  });
}
