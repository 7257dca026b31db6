import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readNews } from '#domain/live/score.ts';
import { instant, type Order, type Told } from './live-server.ts';

/**
 * How many open live pages a process bears: a score that is written reaches all of them, after how long, and what each
 * costs the server. `--pages 1000` is the full size; `--processes 2` shares the pages out, with TEST_DATABASE_URL.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100' },
    scores: { type: 'string', default: '50' },
    processes: { type: 'string', default: '1' },
  },
});
const pages = Number(values.pages);
const scores = Number(values.scores);

/** What is allowed: milliseconds to the slowest but one in a hundred, and KiB of the server a page. */
const bounds = { p99: 1_000, memory: 64 };

type Server = { process: ChildProcess; port: number; database: string; kindOfDatabase: string };

async function startServer(...words: string[]): Promise<Server> {
  const process = fork(join(import.meta.dirname, 'live-server.ts'), words, { execArgv: ['--expose-gc'] });
  return { process, ...(await ask(process, 'listening')) };
}

function ask<Kind extends Told['kind']>(
  server: ChildProcess,
  kind: Kind,
  order?: Order,
): Promise<Extract<Told, { kind: Kind }>> {
  return new Promise((resolve) => {
    const hear = (told: Told): void => {
      if (told.kind !== kind) return;
      server.off('message', hear);
      resolve(told as Extract<Told, { kind: Kind }>);
    };
    server.on('message', hear);
    if (order) server.send(order);
  });
}

/** Opens a page's line from one of ten addresses of this machine, as households have their own. */
async function open(port: number, place: number, arrived: Map<number, number[]>): Promise<void> {
  const request = get({
    host: '127.0.0.1',
    port,
    path: '/api/live',
    localAddress: `127.0.0.${2 + (place % 10)}`,
    headers: { accept: 'text/event-stream' },
    agent: new Agent({ keepAlive: false }),
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`Page ${place} was answered ${response.statusCode}.`);
  response.on('data', (bytes: Buffer) => {
    const at = instant();
    for (const event of String(bytes).split('\n\n')) {
      for (const { version } of readNews(event.replace(/^data: /, '')) ?? []) {
        arrived.set(version, [...(arrived.get(version) ?? []), at]);
      }
    }
  });
}

/** Bytes that all processes hold. */
async function held(): Promise<number> {
  let sum = 0;
  for (const { process } of servers) sum += (await ask(process, 'measured', 'measure')).bytes;
  return sum;
}

const first = await startServer();
const servers = [first];
while (servers.length < Number(values.processes)) servers.push(await startServer(first.database));
const serverOf = (turn: number): Server => servers[turn % servers.length] ?? first;
const before = await held();
const arrived = new Map<number, number[]>();
for (let place = 0; place < pages; place += 1) await open(serverOf(place).port, place, arrived);
const after = await held();
const waits: number[] = [];
let missed = 0;
for (let turn = 0; turn < scores; turn += 1) {
  const { version, at } = await ask(serverOf(turn).process, 'written', 'write');
  const end = performance.now() + 5_000;
  while ((arrived.get(version)?.length ?? 0) < pages && performance.now() < end) await wait(5);
  const reached = arrived.get(version) ?? [];
  missed += pages - reached.length;
  waits.push(...reached.map((one) => one - at));
}
for (const { process } of servers) process.kill();

const sorted = waits.toSorted((one, other) => one - other);
const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
const memory = (after - before) / pages / 1024;
process.stdout.write(
  `${pages} open pages, ${servers.length} processes (${first.kindOfDatabase}), ${scores} scores\n` +
    `  reached all        ${missed === 0 ? 'yes' : `no: ${missed} were missed`}\n` +
    `  99th percentile    ${p99.toFixed(0)} ms (may be ${bounds.p99})\n` +
    `  memory a page      ${memory.toFixed(1)} KiB (may be ${bounds.memory})\n`,
);
process.exitCode = missed === 0 && p99 <= bounds.p99 && memory <= bounds.memory ? 0 : 1;
process.exit();
