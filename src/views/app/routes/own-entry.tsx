import { useActorRef, useSelector } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { EntryPanel, pageMachine } from '#views/tournaments/entry-panel.tsx';

export type OwnEntryProps = { actors: AppActors; tournamentId: number; userId: number };

/** A player's own entry on the page of a tournament, read by itself: the page is the same for everyone. */
export const OwnEntry = ({ actors, tournamentId, userId }: OwnEntryProps) => {
  const page = useActorRef(pageMachine, { input: { tournamentId, userId } });
  const { own, entering } = useSelector(page, ({ children }) => children);
  useReports(page, actors.app);
  if (own === undefined || entering === undefined) return null;
  return <EntryPanel own={own} entering={entering} />;
};
