import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuseUnknown } from '#server/http/errors.ts';
import { createTurns } from '#server/images/turns.ts';
import { drawCard, nameOf, type Card } from './card.ts';
import { usualImage } from './head.ts';
import { headOf, type HeadParts } from './heads.ts';

/** Seconds for which a card need not be asked for again; another score has another address. */
const goodFor = 300;

/** So many cards are kept; the one drawn longest ago makes room. */
const mostKept = 50;

/** Serves the pictures of shared pages that have none of their own: what each page is about, drawn in large letters. */
export function serveCards(app: FastifyInstance, parts: HeadParts & { root: string }): void {
  const inTurn = createTurns();
  const kept = new Map<string, Promise<Buffer>>();
  const usual = (): Buffer => readFileSync(join(parts.root, usualImage.path));

  const drawn = (card: Card): Promise<Buffer> => {
    const name = nameOf(card);
    const known = kept.get(name);
    if (known) return known;
    const made = inTurn(async () => (await drawCard(card)) ?? usual());
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return made;
  };

  app.get<{ Params: { '*': string } }>('/cards/*', async (request, reply) => {
    const address = /^(.+)\.jpg$/.exec(request.params['*'])?.[1];
    const head = address === undefined ? null : await headOf(parts, `/${address}`, { request, reply });
    if (!head || head === 'missing' || !head.card) return refuseUnknown(request, reply);
    return reply
      .header('cache-control', `public, max-age=${goodFor}`)
      .type('image/jpeg')
      .send(await drawn(head.card));
  });
}
