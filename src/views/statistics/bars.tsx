import * as css from './page.css.ts';

export type Bar = { id: string | number; name: string; first: number; second: number };

const width = 400;
const row = 44;

/** Lying bars, each of one or two parts with their numbers; the table beside says the same. */
export const Bars = ({ label, rows }: { label: string; rows: readonly Bar[] }) => {
  const most = Math.max(1, ...rows.map(({ first, second }) => first + second));
  const lengthOf = (count: number): number => Math.round((count / most) * (width - 48));
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${width} ${row * rows.length}`}
      role="img"
      aria-label={`${label}: ${rows.map(textOf).join('; ')}`}
    >
      {rows.map(({ id, name, first, second }, place) => (
        <g key={id}>
          <text className={css.barName} x={0} y={row * place + 16}>
            {name}
          </text>
          <rect
            className={css.firstBar}
            x={0}
            y={row * place + 22}
            width={lengthOf(first)}
            height={14}
            rx={2}
          />
          <rect
            className={css.secondBar}
            x={lengthOf(first)}
            y={row * place + 22}
            width={lengthOf(second)}
            height={14}
            rx={2}
          />
          <text className={css.barNumber} x={lengthOf(first + second) + 6} y={row * place + 34}>
            {second > 0 ? `${first}:${second}` : first}
          </text>
        </g>
      ))}
    </svg>
  );
};

const textOf = ({ name, first, second }: Bar): string =>
  `${name} ${second > 0 ? `${first}, ${second}` : first}`;
