import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { refuseUnknown } from '#server/http/errors.ts';
import type { ObjectStorage, Part } from '#server/storage/port.ts';
import { objectOfBuild } from './build-files.ts';
import { readRange } from './range.ts';
import { findBuildFile } from './store.ts';

const types: Readonly<Record<string, string>> = {
  apk: 'application/vnd.android.package-archive',
  wgt: 'application/widget',
};

/** Serves the builds; a download that broke off goes on where it was. An address never leads to another file. */
export function serveBuilds(
  app: FastifyInstance,
  { db, storage }: { db: Kysely<Database>; storage: ObjectStorage },
): void {
  app.route<{ Params: { key: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/builds/:key/:name',
    async handler(request, reply) {
      const { key, name } = request.params;
      if (!/^[\w-]{22}$/.test(key) || !/^[a-z0-9.-]{1,200}$/.test(name)) return refuseUnknown(request, reply);
      const build = await findBuildFile(db, `/builds/${key}/${name}`);
      const object = objectOfBuild(key);
      if (!build || (await storage.sizeOf(object)) !== build.size) {
        if (build) request.log.error({ build: build.id }, 'the file of a build is missing');
        return refuseUnknown(request, reply);
      }
      const { size, sha256, at } = build;
      const known = { etag: `"${sha256}"`, modified: at.toUTCString() };
      reply
        .headers({
          'accept-ranges': 'bytes',
          'cache-control': 'public, max-age=31536000, immutable',
          etag: known.etag,
          'last-modified': known.modified,
        })
        .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
      if (request.headers['if-none-match'] === known.etag) return reply.code(304).send();
      const part = wantedPart(request, size, known);
      if (part === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
      if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
      reply.headers({
        'content-disposition': `attachment; filename=${name}`,
        'content-length': part ? part.end - part.start + 1 : size,
      });
      return request.method === 'HEAD' ? reply.send() : sendObject(reply, storage, { object, part });
    },
  });
}

/** What is asked for of a file that is still the one of which a part is there. */
function wantedPart(
  { method, headers }: FastifyRequest,
  size: number,
  known: { etag: string; modified: string },
): Part | 'outside' | null {
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === known.etag || condition === known.modified;
  return method === 'GET' && isSame ? readRange(headers.range, size) : null;
}

async function sendObject(
  reply: FastifyReply,
  storage: ObjectStorage,
  { object, part }: { object: string; part: Part | null },
): Promise<FastifyReply> {
  const stream = await storage.stream(object, part ?? undefined);
  if (!stream) throw new Error('The file of a build has gone while it was asked for.');
  return reply.send(stream);
}
