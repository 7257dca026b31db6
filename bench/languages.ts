import { languages } from '#domain/language/languages.ts';
import { startProduct } from './product.ts';
import { median } from './rounds.ts';

/**
 * Calls a second of callers who read three languages in turns, as a ratio to as many who read one: home as the server renders it,
 * the questions and answers, and a refusal.
 *
 *   node scripts/build.ts --stale && node bench/languages.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 9);
const calls = 1500;
const atOnce = 8;
const wanted = 0.95;

const addresses = { home: '/', faq: '/faq', refusal: '/api/match/0' };

const product = await startProduct();
try {
  for (const [name, path] of Object.entries(addresses)) {
    const ratios: number[] = [];
    // The first round warms what all share and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const one = await callsASecond(path, ['en']);
      const all = await callsASecond(path, languages);
      if (round > 0) ratios.push(all / one);
    }
    process.stdout.write(`${name}: ${median(ratios).toFixed(2)} (at least ${wanted})\n`);
  }
} finally {
  await product.close();
}

async function callsASecond(path: string, read: readonly string[]): Promise<number> {
  const start = performance.now();
  let next = 0;
  const callOn = async (): Promise<void> => {
    while (next < calls) {
      const language = read[next % read.length] ?? 'en';
      next += 1;
      const answer = await fetch(`${product.address}${path}`, { headers: { 'accept-language': language } });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, callOn));
  return calls / ((performance.now() - start) / 1000);
}
