import * as css from './day-bars.css.ts';
import { Table } from './table.tsx';

/** What there was on a day, of the first and of the second kind. */
export type DayBar = { id: string; label: string; values: readonly [number, number] };

export type DayBarsProps = {
  /** What the picture shows. */
  label: string;
  series: readonly [string, string];
  days: readonly DayBar[];
  words: { day: string; table: string };
};

const height = 100;
const step = 10;

/** Two bars a day in one picture, with the same numbers as a table for who asks. */
export const DayBars = ({ label, series, days, words }: DayBarsProps) => {
  const most = Math.max(1, ...days.flatMap(({ values }) => values));
  return (
    <figure className={css.figure}>
      <figcaption className={css.head}>
        <span>{label}</span>
        <span className={css.key}>
          {series.map((name, index) => (
            <span key={name} className={`${css.series} ${index === 0 ? css.first : css.second}`}>
              <span className={css.name}>{name}</span>
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        className={css.bars}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(7, days.length) * step} ${height + 1}`}
        preserveAspectRatio="none"
      >
        {days.map(({ id, label: day, values: [one, other] }, place) => (
          <g key={id}>
            <title>{`${day}: ${series[0]} ${one}, ${series[1]} ${other}`}</title>
            <Bar at={place * step + 1} value={one / most} look={css.first} />
            <Bar at={place * step + 5} value={other / most} look={css.second} />
          </g>
        ))}
        <line className={css.line} x1="0" x2="100%" y1={height} y2={height} />
      </svg>
      <div className={css.ends} aria-hidden>
        <span>{days.at(0)?.label}</span>
        {days.length > 1 && <span>{days.at(-1)?.label}</span>}
      </div>
      <details className={css.numbers}>
        <summary className={css.summary}>{words.table}</summary>
        <Table
          label={label}
          density="dense"
          rows={days.toReversed()}
          rowKey={({ id }) => id}
          columns={[
            { id: 'day', head: words.day, place: 'title', cell: (day) => day.label },
            ...series.map((head, index) => ({
              id: head,
              head,
              align: 'end' as const,
              place: 'foot' as const,
              blockName: head,
              cell: (day: DayBar) => day.values[index],
            })),
          ]}
        />
      </details>
    </figure>
  );
};

const Bar = ({ at, value, look }: { at: number; value: number; look: string }) => (
  <rect className={look} x={at} width={4} y={height - value * height} height={value * height} />
);
