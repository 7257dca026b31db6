import type { ReactNode } from 'react';
import type { ArticleMove, ArticleStatus } from '#domain/news/life.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { Button } from '#views/ui/button.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import * as css from './page.css.ts';

/** The look of each status. */
export const chips = {
  draft: 'notStarted',
  scheduled: 'upcoming',
  published: 'active',
  withdrawn: 'inactive',
} as const satisfies Record<ArticleStatus, Status>;

const order = ['redraft', 'withdraw', 'schedule', 'publish'] as const satisfies ArticleMove[];

export type LifeBarProps = {
  status: ArticleStatus;
  /** Whether a move is possible now. */
  can: (move: ArticleMove) => boolean;
  /** The move that is on its way. */
  busy?: ArticleMove | null;
  onMove: (move: ArticleMove) => void;
  children?: ReactNode;
};

/** Where an article is in its life, and where it can go from there. */
export const LifeBar = ({ status, can, busy = null, onMove, children }: LifeBarProps) => (
  <div className={css.desk}>
    <p className={css.state}>
      <StatusChip status={chips[status]}>{words.statuses[status]}</StatusChip>
      {status === 'draft' && <span className={css.note}>{words.article.draftNote}</span>}
      {status === 'withdrawn' && <span className={css.note}>{words.article.withdrawnNote}</span>}
    </p>
    <div className={css.moves}>
      {children}
      {order
        .filter((move) => can(move) || move === busy)
        .map((move) => (
          <Button
            key={move}
            tone={move === 'publish' ? 'primary' : move === 'withdraw' ? 'danger' : 'secondary'}
            state={move === busy ? 'busy' : 'idle'}
            onClick={() => onMove(move)}
          >
            {words.moves[move]}
          </Button>
        ))}
    </div>
  </div>
);
