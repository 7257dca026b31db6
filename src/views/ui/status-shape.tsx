import type { ReactNode } from 'react';
import * as css from './status-shape.css.ts';

export type StatusShapeName =
  | 'full'
  | 'half'
  | 'crossed'
  | 'dashed'
  | 'open'
  | 'barred'
  | 'ticked'
  | 'hand'
  | 'arcs';

const ring = { cx: 6, cy: 6, r: 4.2, fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 };
const pen = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round' } as const;

const drawings: Record<StatusShapeName, ReactNode> = {
  full: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  half: (
    <>
      <circle {...ring} />
      <path d="M6 6V1.8a4.2 4.2 0 0 1 0 8.4Z" fill="currentColor" />
    </>
  ),
  crossed: (
    <>
      <circle {...ring} />
      <path {...pen} d="m4.3 4.3 3.4 3.4M7.7 4.3 4.3 7.7" />
    </>
  ),
  dashed: <circle {...ring} strokeDasharray="2.2 1.6" />,
  open: <circle {...ring} />,
  barred: (
    <>
      <circle {...ring} />
      <path {...pen} d="M4 6h4" />
    </>
  ),
  ticked: <path {...pen} strokeWidth={1.8} strokeLinejoin="round" d="m2 6.4 2.8 2.8L10.2 3" />,
  hand: (
    <>
      <circle {...ring} />
      <path {...pen} strokeWidth={1.3} d="M6 3.8V6l1.5 1" />
    </>
  ),
  arcs: (
    <path
      {...pen}
      strokeWidth={1.6}
      d="M10.2 6A4.2 4.2 0 0 0 3 3M1.8 6A4.2 4.2 0 0 0 9 9M3 1.2V3h1.8M9 10.8V9H7.2"
    />
  ),
};

export type StatusShapeProps = { shape: StatusShapeName };

/** A state told by form, for eyes that tell no colours apart. */
export const StatusShape = ({ shape }: StatusShapeProps) => (
  <svg className={css.shape} viewBox="0 0 12 12" width={12} height={12} data-shape={shape} aria-hidden>
    {drawings[shape]}
  </svg>
);
