import { useActorRef, useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { machine, RankingRecordPage, type RecordAddress } from '#views/rankings/record-page.tsx';

type Props = { actors: AppActors; address: RecordAddress; back: string };

/** The form of a ranking, a level, a category or a rating. */
export const RankingRecord = ({ actors, address, back }: Props) => {
  const [, navigate] = useLocation();
  const typedBy = useSelector(actors.session, ({ context }) => context.user?.userId ?? 0);
  const actor = useActorRef(machine, { input: { ...address, typedBy } });
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: () => navigate(back),
  });
  return <RankingRecordPage actor={actor} />;
};
