import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { homeLists, type Ports } from './matches-servers.ts';
import { compareSizes } from './matches-size.ts';
import { inTurns } from './rounds.ts';

/**
 * A tournament of 256 players and the matches of home, as a ratio to a bare server of the same framework that does the
 * same statements on the same store; then home's statements with many matches as a ratio to a thousand.
 *
 *   node bench/matches.ts
 *   node scripts/with-postgresql.ts node bench/matches.ts
 */
const servers = fork(join(import.meta.dirname, 'matches-servers.ts'));
const [ports] = (await once(servers, 'message')) as [Ports];

const paths: [string, string][] = [
  ['GET /api/tournament/{id}, 256 players', `/api/tournament/${ports.tournamentId}`],
  ...homeLists.map(({ status, limit }): [string, string] => [
    `GET /api/match, status ${status}, ${limit} rows`,
    `/api/match?status=${status}&limit=${limit}`,
  ]),
];
const table: string[][] = [['', 'database', 'product', 'bare', 'ratio']];
for (const [name, path] of paths) {
  const { product = 0, bare = 0 } = await inTurns(
    {
      product: { url: `http://127.0.0.1:${ports.product}${path}` },
      bare: { url: `http://127.0.0.1:${ports.bare}${path}` },
    },
    // Short and many, so that both meet the same noise of the machine.
    { callers: 8, seconds: 0.3, rounds: 31 },
  );
  const ratio = (product / bare).toFixed(2);
  table.push([name, ports.kind, `${product.toFixed(0)}/s`, `${bare.toFixed(0)}/s`, ratio]);
}
servers.disconnect();
await once(servers, 'exit');

const { few, many, fewMatches, manyMatches, depths } = await compareSizes();
const size = (matches: number, milliseconds: number): string => `${matches}: ${milliseconds.toFixed(2)} ms`;
table.push([
  "home's three statements, by matches kept",
  ports.kind,
  size(manyMatches, many),
  size(fewMatches, few),
  (many / few).toFixed(2),
]);
table.push([
  `a page of completed matches among ${manyMatches}`,
  ports.kind,
  ...Object.entries(depths).map(([page, milliseconds]) => `${page}: ${milliseconds.toFixed(2)} ms`),
]);
for (const row of table) {
  const widths = row.map((_, column) => Math.max(...table.map((other) => other[column]?.length ?? 0)));
  process.stdout.write(
    `${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  );
}
