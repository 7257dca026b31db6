import { Agent, request, type IncomingMessage } from 'node:http';

/** A call to repeat: its address, what is sent with it, and the status that it answers where that is not 200. */
export type Target = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  status?: number;
};

/** How much is asked at once, for how long a round, and how many rounds. */
export type Load = { callers: number; seconds: number; rounds: number };

/** The middle value, the upper one of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Requests per second of each target, measured in turns in one run, so that only their ratio counts. */
export async function inTurns(targets: Record<string, Target>, load: Load): Promise<Record<string, number>> {
  const rates = new Map(Object.keys(targets).map((name) => [name, [] as number[]]));
  for (const [name, target] of Object.entries(targets)) {
    await rateOf(target, { ...load, seconds: Math.min(1, load.seconds) });
    rates.set(name, []);
  }
  for (let round = 0; round < load.rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) rates.get(name)?.push(await rateOf(target, load));
  }
  return Object.fromEntries([...rates].map(([name, values]) => [name, median(values)]));
}

async function rateOf(target: Target, { callers, seconds }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const start = performance.now();
  const end = start + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        await call(agent, target);
        answered += 1;
      }
    }),
  );
  agent.destroy();
  return answered / ((performance.now() - start) / 1000);
}

function call(
  agent: Agent,
  { url, method = 'GET', headers = {}, body, status = 200 }: Target,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response: IncomingMessage) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === status) resolve();
        else reject(new Error(`${method} ${url} answered ${response.statusCode}.`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
