import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuseUnknown } from '#server/http/errors.ts';
import { Refusal } from '#server/http/problem.ts';
import { createTurns } from '#server/images/turns.ts';
import { networkOf } from '#server/services/network.ts';
import { drawCard, nameOf, type Card } from './card.ts';
import { usualImage } from './head.ts';
import { headOf, type HeadParts } from './heads.ts';

/** Seconds for which a card need not be asked for again; another score has another address. */
const goodFor = 300;

/** So many cards are kept; the one asked for longest ago makes room. */
const mostKept = 200;

/** So many cards are drawn in a minute for one network; whoever asks for more is given the usual picture. */
const mostDrawn = 60;

/** Serves the pictures of shared pages that have none of their own: what each page is about, drawn in large letters. */
export function serveCards(app: FastifyInstance, parts: HeadParts & { root: string }): void {
  const inTurn = createTurns();
  const kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept });
  const asked = new LRUCache<string, { drawn: number }>({ max: 10_000, ttl: 60_000 });
  const usual = (): Buffer => readFileSync(join(parts.root, usualImage.path));

  /** The card, or null where it is to be drawn and there is no time for it. */
  const drawn = async (card: Card, network: string): Promise<Buffer | null> => {
    const name = nameOf(card);
    const known = kept.get(name);
    if (known) return known;
    const budget = asked.get(network) ?? { drawn: 0 };
    if (budget.drawn === 0) asked.set(network, budget);
    budget.drawn += 1;
    if (budget.drawn > mostDrawn) return null;
    const made = inTurn(async () => (await drawCard(card)) ?? usual());
    kept.set(name, made);
    try {
      return await made;
    } catch (error) {
      kept.delete(name);
      if (error instanceof Refusal) return null;
      throw error;
    }
  };

  app.get<{ Params: { '*': string } }>('/cards/*', async (request, reply) => {
    const address = /^(.+)\.jpg$/.exec(request.params['*'])?.[1];
    const head = address === undefined ? null : await headOf(parts, `/${address}`, { request, reply });
    if (!head || head === 'missing' || !head.card) return refuseUnknown(request, reply);
    const picture = await drawn(head.card, networkOf(request.ip));
    return reply
      .header('cache-control', picture ? `public, max-age=${goodFor}` : 'no-store')
      .type('image/jpeg')
      .send(picture ?? usual());
  });
}
