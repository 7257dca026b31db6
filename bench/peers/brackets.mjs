import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';

/** Draws a knockout of so many players with brackets-manager.js and writes all its results, in memory. */
export async function playStage(size) {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const seeding = Array.from({ length: size }, (_, place) => `Player ${place + 1}`);
  await manager.create.stage({ tournamentId: 1, name: 'Draw', type: 'single_elimination', seeding });
  const matches = await storage.select('match');
  for (const { id } of matches) {
    await manager.update.match({ id, opponent1: { score: 3, result: 'win' }, opponent2: { score: 1 } });
  }
  return (await storage.select('match')).filter(({ status }) => status >= 4).length;
}
