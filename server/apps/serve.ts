import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { refuseUnknown } from '#server/http/errors.ts';
import type { BuildFiles } from './build-files.ts';
import { rangeOf } from './range.ts';
import { findBuildFile } from './store.ts';

const types: Readonly<Record<string, string>> = {
  apk: 'application/vnd.android.package-archive',
  wgt: 'application/widget',
};

/** Serves the builds; an address never leads to another file, so a download that broke off goes on where it was. */
export function serveBuilds(app: FastifyInstance, db: Kysely<Database>, files: BuildFiles): void {
  app.get<{ Params: { key: string; name: string } }>('/builds/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    if (!/^[\w-]{22}$/.test(key) || !/^[a-z0-9.-]{1,200}$/.test(name)) return refuseUnknown(request, reply);
    const build = await findBuildFile(db, `/builds/${key}/${name}`);
    const file = build && (await stat(files.pathOf(key)).catch(() => null));
    if (!build || file?.size !== build.size) {
      if (build) request.log.error({ build: build.id }, 'the file of a build is missing');
      return refuseUnknown(request, reply);
    }
    const etag = `"${build.sha256}"`;
    void reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `attachment; filename="${name}"`,
    });
    const known = request.headers['if-none-match'] ?? '';
    if (known === '*' || known.split(/, */).includes(etag)) return reply.code(304).send();
    const { headers } = request;
    const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = isSame ? rangeOf(headers.range, build.size) : null;
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${build.size}`).send();
    const { first, last } = range ?? { first: 0, last: build.size - 1 };
    if (range) void reply.code(206).header('content-range', `bytes ${first}-${last}/${build.size}`);
    const isHead = request.method === 'HEAD';
    return reply
      .header('content-length', last - first + 1)
      .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(isHead ? Readable.from([]) : createReadStream(files.pathOf(key), { start: first, end: last }));
  });
}
