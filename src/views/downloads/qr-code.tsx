import { encode } from 'uqr';
import * as css from './page.css.ts';

export type QrCodeProps = { text: string; label: string };

/** Light modules around a code, without which cameras do not find it. */
const margin = 4;

/** A text for the camera of a phone; dark on light in every theme, as cameras want it. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const side = size + 2 * margin;
  return (
    <svg
      className={css.code}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={css.light} x={-margin} y={-margin} width={side} height={side} />
      <path className={css.dark} d={path} />
    </svg>
  );
};
