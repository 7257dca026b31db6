import { headData, lineAt, pathData } from '#model-testing/drawing.ts';
import type { LaidArrow, Layout } from '#model-testing/layout.ts';
import * as css from './drawing.css.ts';
import { leastOf, type Paint } from './paint.ts';

export type ArrowProps = {
  arrow: LaidArrow;
  kinds: Layout['kinds'];
  /** Whether it leaves or reaches the chosen state. */
  isNear: boolean;
  paint: Paint;
};

const flag = (is: boolean): '' | undefined => (is ? '' : undefined);

/** All transitions between two states, with a line for each. */
export const Arrow = ({ arrow, kinds, isNear, paint }: ArrowProps) => {
  const { kind, points, label, lines } = arrow;
  const isLit = lines.some(({ transition }) => paint.transitions.has(transition));
  return (
    <g
      data-arrow={kind}
      data-near={flag(isNear)}
      data-lit={flag(isLit)}
      data-paint={leastOf(
        paint,
        lines.map(({ transition }) => transition),
      )}
    >
      <path className={css.way} d={pathData(points)} />
      <path className={css.head} d={headData(points)} />
      {label &&
        lines.map(({ text, transition }, index) => (
          <text
            key={index}
            className={css.line}
            data-line={kinds[transition]}
            data-lit={flag(paint.transitions.has(transition))}
            data-mark={leastOf(paint, [transition])}
            {...lineAt(label, index)}
          >
            {text}
          </text>
        ))}
    </g>
  );
};
