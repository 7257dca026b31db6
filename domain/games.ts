import type { components } from '#contract/api.gen.ts';
import { matchWords } from './words/matches.ts';

export type GameTypeId = components['schemas']['GameType'];
export type Discipline = components['schemas']['Discipline'];

/**
 * How a score is written: the points of the frame beside the frames, with the running break; frames alone, as a race;
 * or points with innings and the average.
 */
export type ScoreKind = 'breaks' | 'race' | 'average';

/** A game type as people choose and read it. */
export type Game = { id: GameTypeId; discipline: Discipline; label: string; score: ScoreKind };

const row = (id: GameTypeId, discipline: Discipline, score: ScoreKind): Game => ({
  id,
  discipline,
  get label() {
    return matchWords.games[id];
  },
  score,
});

/** The game types in the order in which they are offered (document 001, section 9). */
export const games: readonly Game[] = [
  row('eightBall', 'pool', 'race'),
  row('nineBall', 'pool', 'race'),
  row('tenBall', 'pool', 'race'),
  row('straightPool', 'pool', 'average'),
  row('onePocket', 'pool', 'race'),
  row('hundredUp', 'billiards', 'breaks'),
  row('hundredFiftyUp', 'billiards', 'breaks'),
  row('timed', 'billiards', 'breaks'),
  row('sixBall', 'snooker', 'breaks'),
  row('fifteenReds', 'snooker', 'breaks'),
  row('threeCushion', 'carom', 'average'),
  row('russianPyramid', 'russianPyramid', 'race'),
];

const byId = new Map<string, Game>(games.map((game) => [game.id, game]));

/** The game type of an id; fails for an id that no game type has. */
export function gameOf(id: string): Game {
  const game = byId.get(id);
  if (!game) throw new RangeError(`There is no game type '${id}'.`);
  return game;
}

/** The discipline with the game, such as 'Snooker, 15 red balls'; a discipline of one game is named once. */
export function fullGameLabel(id: GameTypeId): string {
  const { discipline, label } = gameOf(id);
  const name = matchWords.disciplines[discipline];
  return name === label ? label : `${name}, ${label}`;
}
