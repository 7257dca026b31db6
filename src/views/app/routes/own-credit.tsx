import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useNotices } from '#views/app/use-notices.ts';
import { CreditSection, machine } from '#views/credit/section.tsx';

/** What a member has to spend at the own clubs, below the cards by which more of it is bought. */
export const OwnCredit = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useNotices(actors, actor);
  return <CreditSection actor={actor} />;
};
