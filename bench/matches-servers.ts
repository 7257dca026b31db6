import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { matchStatus, type MatchStatusId } from '#domain/matches/status.ts';
import { buildApp } from '#server/app.ts';
import { readConfiguration } from '#server/configuration.ts';
import type { Store } from '#server/database/open.ts';
import { findFixtures } from '#server/fixtures/one.ts';
import { matchGraphs } from '#server/matches/graphs.ts';
import { findMatches } from '#server/matches/list.ts';
import { createClock } from '#server/services/clock.ts';
import { startOrganiser } from '#tests/tournaments/organiser.ts';
import { testDatabase, testNow, testPasswords, testSecrets } from '#tests/support/database.ts';
import { addPlayers, confirmAll } from './field.ts';

/** What home asks for every ten seconds. */
export const homeLists: readonly { status: MatchStatusId; limit: number }[] = [
  { status: matchStatus.live, limit: 20 },
  { status: matchStatus.upcoming, limit: 10 },
  { status: matchStatus.completed, limit: 10 },
];

/** Where the two servers of the child process answer. */
export type Ports = { product: number; bare: number; kind: string; tournamentId: number };

/** A server that does the same statements and sends what the database gave. */
function bareServer({ db }: Store): FastifyInstance {
  const app = fastify({ logger: false });
  app.get<{ Params: { id: string } }>('/api/tournament/:id', ({ params }) =>
    findFixtures(db, matchGraphs, null, Number(params.id)),
  );
  app.get<{ Querystring: { status: string; limit: string } }>('/api/match', ({ query }) =>
    findMatches(db, null, {
      status: Number(query.status) as MatchStatusId,
      limit: Number(query.limit),
      pageNumber: 1,
    }),
  );
  return app;
}

/** A knockout of as many players as there can be. */
async function drawnTournament(store: Store): Promise<number> {
  const organiser = await startOrganiser({ store });
  const id = await organiser.make({ capacity: 256 }, 'closed');
  await confirmAll(store.db, id, await addPlayers(store.db, 256));
  await organiser.expectDone((await organiser.as('owner')).post(`/tournament/${id}/draw`, {}));
  await organiser.server.close();
  return id;
}

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** In a process of its own: both servers over one store, told to the parent by their ports. */
if (import.meta.main) {
  const store = await testDatabase('demo');
  const clock = createClock();
  clock.moveTo(testNow - Date.now());
  const app = await buildApp({
    configuration: readConfiguration({}),
    store,
    clock,
    secrets: testSecrets,
    passwords: testPasswords,
    bundles: null,
    logLevel: 'silent',
  });
  const bare = bareServer(store);
  const tournamentId = await drawnTournament(store);
  const ports: Ports = {
    product: await portOf(app),
    bare: await portOf(bare),
    kind: store.kind,
    tournamentId,
  };
  process.send?.(ports);
  process.once('disconnect', () => {
    void Promise.all([app.close(), bare.close()]).then(() => store.close());
  });
}
