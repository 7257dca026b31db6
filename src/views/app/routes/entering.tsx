import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import { EnteringPage, pageMachine, readAddress, writeAddress } from '#views/tournaments/entering-page.tsx';

/** The tournaments that a player can enter or has entered. */
export const EnterTournaments = ({ actors }: { actors: AppActors }) => {
  const asked = useSearch();
  const userId = useSelector(actors.session, ({ context }) => context.user?.userId ?? 0);
  const question = useMemo(() => readAddress(asked), [asked]);
  const { list, actions } = useListPage(actors, pageMachine, { question, actions: { userId } }, writeAddress);
  return <EnteringPage actor={list} entering={actions} />;
};
