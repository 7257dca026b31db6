import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { CreditSection, machine } from '#views/credit/section.tsx';

/** What a member has to spend at the own clubs, below the cards by which more of it is bought. */
export const OwnCredit = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useReports(actor, actors.app);
  return <CreditSection actor={actor} />;
};
