import { encode } from 'uqr';
import * as css from './page.css.ts';

export type QrCodeProps = { text: string; label: string };

/** Light modules around a code, without which cameras do not find it. */
const margin = 4;

/** A text for the camera of a phone; dark on light in every theme, as cameras want it. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, long]) => `M${x} ${y}h${long}v1h-${long}z`))
    .join('');
  const side = size + 2 * margin;
  return (
    <div className={css.code} role="img" aria-label={label}>
      <svg
        className={css.drawing}
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        shapeRendering="crispEdges"
        aria-hidden
      >
        <path className={css.dark} d={path} />
      </svg>
    </div>
  );
};

/** Where the dark modules of a row begin, and how many stand side by side. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && row[x - 1]) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
