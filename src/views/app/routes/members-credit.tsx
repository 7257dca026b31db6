import { useActorRef, useSelector } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { everyMember, MembersCredit as Section, pageMachine } from '#views/credit/members.tsx';

/** The credit of the members of a club, below what they pay. */
export const MembersCredit = ({ actors }: { actors: AppActors }) => {
  const page = useActorRef(pageMachine, { input: { question: everyMember } });
  useReports(page, actors.app);
  const { list, actions, search } = useSelector(page, ({ children }) => children);
  return <Section actor={list} desk={actions} search={search} />;
};
