import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Where the tests leave what they have gone through of each machine. */
const kept = join('reports', 'coverage');

/** Tells what the last runs of the tests have covered of each machine, a file for each machine and level. */
export function serveCoverage(dev: FastifyInstance, folder: string = kept): void {
  dev.get('/dev/coverage.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ files: filesIn(folder) }),
  );
}

function filesIn(folder: string): { name: string; at: string; coverage: unknown }[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().flatMap((name) => {
    const path = join(folder, name);
    try {
      const coverage: unknown = JSON.parse(readFileSync(path, 'utf8'));
      return [{ name, at: statSync(path).mtime.toISOString(), coverage }];
    } catch {
      // A run may be writing it at this moment; the next look finds it whole.
      return [];
    }
  });
}
