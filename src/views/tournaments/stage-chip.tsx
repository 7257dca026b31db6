import type { Stage } from '#domain/tournaments/stage.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';

const looks = {
  draft: 'notStarted',
  open: 'active',
  closed: 'expiringSoon',
  drawn: 'upcoming',
  running: 'syncing',
  finished: 'completed',
  cancelled: 'expired',
} as const satisfies Record<Stage, Status>;

/** Where a tournament is in its life. */
export const StageChip = ({ stage }: { stage: Stage }) => (
  <StatusChip status={looks[stage]}>{tournamentWords.stages[stage]}</StatusChip>
);
