import type { ReactNode } from 'react';
import * as css from './status-chip.css.ts';
import { StatusShape, type StatusShapeName } from './status-shape.tsx';

type Look = { tint: keyof typeof css.chip; shape: StatusShapeName };

const looks = {
  active: { tint: 'green', shape: 'full' },
  expiringSoon: { tint: 'brass', shape: 'half' },
  expired: { tint: 'red', shape: 'crossed' },
  notStarted: { tint: 'neutral', shape: 'dashed' },
  passwordNotSet: { tint: 'brass', shape: 'open' },
  suspended: { tint: 'red', shape: 'crossed' },
  inactive: { tint: 'neutral', shape: 'barred' },
  upcoming: { tint: 'blue', shape: 'hand' },
  completed: { tint: 'neutral', shape: 'ticked' },
  syncing: { tint: 'blue', shape: 'arcs' },
} as const satisfies Record<string, Look>;

export type Status = keyof typeof looks;
export type StatusChipProps = { status: Status; children: ReactNode };

export const StatusChip = ({ status, children }: StatusChipProps) => (
  <span className={css.chip[looks[status].tint]} data-status={status}>
    <StatusShape shape={looks[status].shape} />
    {children}
  </span>
);
