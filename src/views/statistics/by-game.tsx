import type { components } from '#contract/api.gen.ts';
import { fullGameLabel } from '#domain/games.ts';
import { statisticsWords as words } from '#domain/words/statistics.ts';
import { Card } from '#views/ui/card.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { Bars } from './bars.tsx';
import { shareOf } from './figures.tsx';
import * as css from './page.css.ts';

type Game = components['schemas']['Statistics']['games'][number];

const columns: readonly Column<Game>[] = [
  {
    id: 'game',
    get head() {
      return words.game;
    },
    place: 'title',
    cell: ({ gameType }) => fullGameLabel(gameType),
  },
  {
    id: 'played',
    get head() {
      return words.played;
    },
    place: 'foot',
    get blockName() {
      return words.played;
    },
    cell: ({ matches }) => matches.played,
  },
  {
    id: 'share',
    get head() {
      return words.share;
    },
    place: 'foot',
    get blockName() {
      return words.share;
    },
    cell: ({ matches }) => {
      const share = shareOf(matches);
      return share === null ? String(matches.won) : `${matches.won} (${share} %)`;
    },
  },
  {
    id: 'frames',
    get head() {
      return words.frames;
    },
    place: 'foot',
    get blockName() {
      return words.frames;
    },
    cell: ({ frames }) => `${frames.won} – ${frames.lost}`,
  },
];

/** What was won and lost of each game. */
export const ByGame = ({ games }: { games: readonly Game[] }) => (
  <section aria-labelledby="statistics-games">
    <h2 className={css.title} id="statistics-games">
      {words.byGame}
    </h2>
    <div className={css.beside}>
      <Card>
        <Bars
          label={words.byGameText}
          rows={games.map(({ gameType, matches }) => ({
            id: gameType,
            name: fullGameLabel(gameType),
            first: matches.won,
            second: matches.lost,
          }))}
        />
        <p className={css.detail}>{words.byGameText}</p>
      </Card>
      <Card padding="none">
        <Table label={words.byGame} columns={columns} rows={games} rowKey={({ gameType }) => gameType} />
      </Card>
    </div>
  </section>
);
