import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { createRandom } from '#server/demo/random.ts';
import type { Clock } from '#server/services/clock.ts';
import { countLive, moveLiveMatches, type Balls } from './live-matches.ts';

/** Whether the live matches move, and how many there are. */
export type LiveAnswer = { isMoving: boolean; live: number };

/** A shot of every live match each two seconds: pages that ask every ten see something new each time. */
const pace = 2_000;

/** A switch that lets the live matches of this database go on; it is off until somebody throws it. */
export function serveLive(app: FastifyInstance, { db, clock }: { db: Kysely<Database>; clock: Clock }): void {
  const mover = createMover(app, { db, clock });
  app.addHook('onClose', () => mover.stop());
  const read = async (): Promise<LiveAnswer> => ({ isMoving: mover.isMoving(), live: await countLive(db) });
  app.get('/dev/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await read()),
  );
  app.put<{ Body: { isMoving: boolean } }>('/dev/live', { schema: { body: liveBody } }, async ({ body }) => {
    if (body.isMoving) mover.start();
    else await mover.stop();
    return read();
  });
}

function createMover(app: FastifyInstance, { db, clock }: { db: Kysely<Database>; clock: Clock }) {
  const random = createRandom(Date.now());
  const balls: Balls = new Map();
  let timer: NodeJS.Timeout | null = null;
  let round = Promise.resolve();
  const move = async (): Promise<void> => {
    try {
      await moveLiveMatches({ db, now: clock.now(), random, balls });
    } catch (error) {
      app.log.warn({ err: error }, 'live matches');
    }
  };
  return {
    isMoving: () => timer !== null,
    start(): void {
      if (timer) return;
      let isUnderWay = false;
      timer = setInterval(() => {
        // A slow database gets fewer shots, not a queue of them.
        if (isUnderWay) return;
        isUnderWay = true;
        round = move().finally(() => {
          isUnderWay = false;
        });
      }, pace);
      timer.unref();
    },
    /** Waits for the shots that are under way. */
    async stop(): Promise<void> {
      if (timer) clearInterval(timer);
      timer = null;
      await round;
    },
  };
}

const liveBody = {
  type: 'object',
  required: ['isMoving'],
  additionalProperties: false,
  properties: { isMoving: { type: 'boolean' } },
};
