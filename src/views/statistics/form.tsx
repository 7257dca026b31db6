import type { components } from '#contract/api.gen.ts';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import { fullGameLabel } from '#domain/games.ts';
import { statisticsWords as words } from '#domain/words/statistics.ts';
import { Card } from '#views/ui/card.tsx';
import { Link } from '#views/ui/link.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import * as css from './page.css.ts';

type Played = components['schemas']['Statistics']['form'][number];

const columns: readonly Column<Played>[] = [
  {
    id: 'day',
    get head() {
      return words.day;
    },
    place: 'foot',
    cell: ({ day }) => plainDayText(day),
  },
  {
    id: 'opponent',
    get head() {
      return words.opponent;
    },
    place: 'title',
    cell: ({ opponent, matchId }) => <Link href={`/match/${matchId}`}>{opponent}</Link>,
  },
  {
    id: 'game',
    get head() {
      return words.game;
    },
    cell: ({ gameType }) => fullGameLabel(gameType),
  },
  {
    id: 'result',
    get head() {
      return words.result;
    },
    place: 'foot',
    cell: ({ isWon }) => (isWon ? words.wonResult : words.lostResult),
  },
  {
    id: 'score',
    get head() {
      return words.score;
    },
    place: 'aside',
    cell: ({ own, other }) => `${own} – ${other}`,
  },
];

const step = 44;

/** The latest ten matches: a ball for each, and the same as a table. */
export const Form = ({ form }: { form: readonly Played[] }) => {
  if (form.length === 0) return null;
  const won = form.filter(({ isWon }) => isWon).length;
  return (
    <section aria-labelledby="statistics-form">
      <h2 className={css.title} id="statistics-form">
        {words.form}
      </h2>
      <div className={css.beside}>
        <Card>
          <svg
            className={css.balls}
            viewBox={`0 0 ${step * form.length} ${step}`}
            role="img"
            aria-label={words.formText(won, form.length)}
          >
            {form.map(({ matchId, isWon }, place) => (
              <g key={matchId}>
                <circle
                  className={isWon ? css.wonBall : css.lostBall}
                  cx={step * place + step / 2}
                  cy={step / 2}
                  r={step / 2 - 4}
                />
                <text
                  className={isWon ? css.wonLetter : css.lostLetter}
                  x={step * place + step / 2}
                  y={step / 2 + 5}
                  textAnchor="middle"
                >
                  {isWon ? words.wonShort : words.lostShort}
                </text>
              </g>
            ))}
          </svg>
          <p className={css.detail}>{words.formText(won, form.length)}</p>
        </Card>
        <Card padding="none">
          <Table label={words.form} columns={columns} rows={form} rowKey={({ matchId }) => matchId} />
        </Card>
      </div>
    </section>
  );
};
