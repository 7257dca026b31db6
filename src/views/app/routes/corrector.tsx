import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { MatchDetail } from '#api/matches.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { Corrections, machine } from '#views/matches/corrections.tsx';

export type CorrectorProps = { actors: AppActors; match: MatchDetail; onChanged: () => void };

/** Corrections of the match that is shown; the page reads it again when one was made. */
export const Corrector = ({ actors, match, onChanged }: CorrectorProps) => {
  const telling = useMemo(() => machine.provide({ actions: { tellChanged: onChanged } }), [onChanged]);
  const actor = useActorRef(telling, { input: { match } });
  useEmitted(actor, { notice: actors.notices.send });
  return <Corrections actor={actor} match={match} />;
};
