import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { CreditSection, machine } from '#views/credit/section.tsx';

/** What a member has to spend at the own clubs, below the cards by which more of it is bought. */
export const OwnCredit = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useEmitted(actor, { notice: actors.notices.send });
  return <CreditSection actor={actor} />;
};
