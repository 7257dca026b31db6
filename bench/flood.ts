import sharp from 'sharp';
import { demoPassword } from '#server/demo/accounts.ts';
import { bodyOf, partsHeader } from '#tests/images/upload.ts';
import { startProduct } from './product.ts';
import { median } from './rounds.ts';

/**
 * The median of a sign-in beside a flood as a ratio to its quiet median, in turns in one run: pins set by one account (S2),
 * people added by one desk (S3), pictures of shared pages (S15) and large pictures uploaded (S16). A wave of each comes every second,
 * or with FLOOD_PAUSE=0 as soon as the one before is answered. It needs a build.
 *
 *   node bench/flood.ts
 */
const most = 1.5;
const [rounds, signIns] = [5, 10];
const pause = Number(process.env['FLOOD_PAUSE'] ?? 1_000);

// Who signs in and who floods are callers of two networks.
process.env['TRUST_PROXY'] = 'loopback';
const product = await startProduct();

type Sent = { method: string; path: string; token?: string; body?: unknown; from?: string };

async function send({ method, path, token, body, from = '198.51.100.7' }: Sent): Promise<Response> {
  const isParts = body instanceof Uint8Array;
  const answer = await fetch(`${product.address}${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && (isParts ? partsHeader : { 'content-type': 'application/json' })),
    },
    ...(body !== undefined && { body: isParts ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  await answer.clone().arrayBuffer();
  return answer;
}

async function signIn(name: string, from?: string): Promise<string> {
  const body = { email: `${name}@baulk.example`, password: demoPassword, shouldRemember: false };
  const answer = await send({ method: 'POST', path: '/api/login', body, ...(from && { from }) });
  if (answer.status !== 200) throw new Error(`A sign-in answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

const player = await signIn('player');
const desk = await signIn('desk');
const background = { r: 20, g: 120, b: 30, alpha: 0.5 };
const picture = await sharp({ create: { width: 4096, height: 4096, channels: 4, background } })
  .toColourspace('rgb16')
  .png()
  .toBuffer();
let stranger = 0;
const addStranger = () => {
  stranger += 1;
  const email = `stranger${stranger}@flood.example`;
  const about = { firstName: 'Odile', lastName: 'Fournier', email, countryCode: 'US,+1', mobile: '' };
  const body = { ...about, currency: 'USD', roleId: 5, clubs: [1], isReferee: false };
  return send({ method: 'POST', path: '/api/player', token: desk, body });
};
const upload = () =>
  send({
    method: 'POST',
    path: '/api/upload',
    token: player,
    body: bodyOf({ file: picture, purpose: 'profile' }),
  });

/** How many calls of a wave go out at once, and what each of them is. */
const floods: [name: string, atOnce: number, call: (n: number) => Promise<Response>][] = [
  [
    'S2 pins of one account',
    30,
    (n) => send({ method: 'PUT', path: '/api/profile', token: player, body: { pin: String(1000 + n) } }),
  ],
  ['S3 people whom a desk adds', 38, addStranger],
  [
    'S15 pictures of shared pages',
    25,
    (n) => send({ method: 'GET', path: `/cards/match/${1 + (n % 200)}.jpg` }),
  ],
  ['S16 large pictures', 2, upload],
];

for (const [name, atOnce, call] of floods) {
  const [quiet, beside]: [number[], number[]] = [[], []];
  const statuses = new Map<number, number>();
  let sent = 0;
  const measure = async (times: number[]): Promise<void> => {
    for (let n = 0; n < signIns; n += 1) {
      const begin = performance.now();
      await signIn('guest', '203.0.113.5');
      times.push(performance.now() - begin);
    }
  };
  await measure([]);
  for (let round = 0; round < rounds; round += 1) {
    await measure(quiet);
    const ending = new AbortController();
    const flood = (async () => {
      while (!ending.signal.aborted) {
        const due = performance.now() + pause;
        const wave = Array.from({ length: atOnce }, () => call((sent += 1)));
        for (const { status } of await Promise.all(wave))
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const left = due - performance.now();
        if (!ending.signal.aborted && left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      }
    })();
    await measure(beside);
    ending.abort();
    await flood;
  }
  const ratio = median(beside) / median(quiet);
  if (ratio > most) process.exitCode = 1;
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  process.stdout.write(
    `${name}: quiet ${median(quiet).toFixed(0)} ms, beside ${median(beside).toFixed(0)} ms, ` +
      `ratio ${ratio.toFixed(2)}, at most ${most} (${told})\n`,
  );
}
await product.close();
