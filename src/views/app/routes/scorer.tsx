import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import { machine, ScoringPanel } from '#views/scoring/panel.tsx';
import { useEmitted } from '#views/app/use-actor-events.ts';

export type ScorerProps = { match: ScoredMatch; userId: number; onWritten: () => void };

/** The scorer's panel; it hears how others read the match, and tells when it has written. */
export const Scorer = ({ match, userId, onWritten }: ScorerProps) => {
  const actor = useActorRef(machine, { input: { match, userId } });
  useEffect(() => actor.send({ type: 'match.read', match }), [actor, match]);
  useEmitted(actor, {
    'score.written': onWritten,
  });
  return <ScoringPanel actor={actor} />;
};
