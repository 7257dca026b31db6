import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import { ClubsPage, pageMachine, readAddress, writeAddress } from '#views/clubs/page.tsx';

/** The list of clubs; what it asks stands in the address, and Back asks what was asked before. */
export const Clubs = ({ actors }: { actors: AppActors }) => {
  const asked = useSearch();
  const question = useMemo(() => readAddress(asked), [asked]);
  const input = { question, searchBy: 'name' };
  const { list, search, actions } = useListPage(actors, pageMachine, input, writeAddress);
  return <ClubsPage actor={list} search={search} desk={actions} />;
};
