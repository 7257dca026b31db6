import type { ActorRefFrom } from 'xstate';
import { getStatistics, type Statistics, type StatisticsQuery } from '#api/statistics.ts';
import { games } from '#domain/games.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

/** What an address asks of the figures: those of one game, or all. */
export function readStatisticsAddress(search: string): StatisticsQuery {
  const said = new URLSearchParams(search).get('game');
  const game = games.find(({ id }) => id === said);
  return game ? { gameType: game.id } : {};
}

/** A player's own figures. */
export const statisticsMachine = readingOf<StatisticsQuery, Statistics>(getStatistics);

export type StatisticsActor = ActorRefFrom<typeof statisticsMachine>;
