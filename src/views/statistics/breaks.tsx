import type { components } from '#contract/api.gen.ts';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import { fullGameLabel } from '#domain/games.ts';
import { statisticsWords as words } from '#domain/words/statistics.ts';
import { Card } from '#views/ui/card.tsx';
import { Link } from '#views/ui/link.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { Bars } from './bars.tsx';
import * as css from './page.css.ts';

type Break = components['schemas']['Statistics']['highestBreaks'][number];

const columns: readonly Column<Break>[] = [
  {
    id: 'points',
    get head() {
      return words.points;
    },
    place: 'title',
    cell: ({ points, matchId, day }) => (
      <Link href={`/match/${matchId}`} aria-label={`${points}, ${plainDayText(day) ?? day}`}>
        {points}
      </Link>
    ),
  },
  {
    id: 'game',
    get head() {
      return words.game;
    },
    cell: ({ gameType }) => fullGameLabel(gameType),
  },
  {
    id: 'day',
    get head() {
      return words.day;
    },
    place: 'foot',
    cell: ({ day }) => plainDayText(day),
  },
];

/** The highest breaks of all matches. */
export const Breaks = ({ breaks }: { breaks: readonly Break[] }) => (
  <section aria-labelledby="statistics-breaks">
    <h2 className={css.title} id="statistics-breaks">
      {words.breaks}
    </h2>
    {breaks.length === 0 ? (
      <p className={css.detail}>{words.noBreaks}</p>
    ) : (
      <div className={css.beside}>
        <Card>
          <Bars
            label={words.breaksText}
            rows={breaks.map(({ matchId, points, day }) => ({
              id: matchId,
              name: plainDayText(day) ?? day,
              first: points,
              second: 0,
            }))}
          />
          <p className={css.detail}>{words.breaksText}</p>
        </Card>
        <Card padding="none">
          <Table label={words.breaks} columns={columns} rows={breaks} rowKey={({ matchId }) => matchId} />
        </Card>
      </div>
    )}
  </section>
);
