import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { refuseUnknown } from '#server/http/errors.ts';
import type { BuildFiles } from './build-files.ts';
import { findBuildFile } from './store.ts';

const types: Readonly<Record<string, string>> = {
  apk: 'application/vnd.android.package-archive',
  wgt: 'application/widget',
};

/** An address never leads to another file; the type is that of the name in the address, which the file has not. */
const sending = { cacheControl: true, maxAge: '365d', immutable: true, contentType: false } as const;

/** Serves the builds; a download that broke off goes on where it was. */
export async function serveBuilds(
  app: FastifyInstance,
  db: Kysely<Database>,
  builds: BuildFiles,
): Promise<void> {
  await app.register(files, { serve: false });
  app.route<{ Params: { key: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/builds/:key/:name',
    // A range outside of the file is refused as HTTP has it, with the size that the file has.
    errorHandler: (error, request, reply) =>
      error.statusCode === 416
        ? reply.code(416).headers(headersOf(error)).send()
        : app.errorHandler(error, request, reply),
    async handler(request, reply) {
      const { key, name } = request.params;
      if (!/^[\w-]{22}$/.test(key) || !/^[a-z0-9.-]{1,200}$/.test(name)) return refuseUnknown(request, reply);
      const build = await findBuildFile(db, `/builds/${key}/${name}`);
      const file = build && (await stat(builds.pathOf(key)).catch(() => null));
      if (!build || file?.size !== build.size) {
        if (build) request.log.error({ build: build.id }, 'the file of a build is missing');
        return refuseUnknown(request, reply);
      }
      return reply
        .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .download(resolve(builds.pathOf(key)), name, sending);
    },
  });
}

const headersOf = (error: object): Record<string, string> =>
  'headers' in error ? (error.headers as Record<string, string>) : {};
