import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import {
  EntriesPage,
  pageMachine,
  readEntryAddress,
  writeEntryAddress,
} from '#views/tournaments/entries-page.tsx';

type Props = { actors: AppActors; tournamentId: number };

/** Who has entered the tournament that the address names; what is asked of the list stands in the address. */
export const TournamentEntries = ({ actors, tournamentId }: Props) => {
  const asked = useSearch();
  const question = useMemo(() => readEntryAddress(tournamentId, asked), [asked, tournamentId]);
  const input = { question, actions: { tournamentId }, subject: { question: { tournamentId } } };
  const page = useListPage(actors, pageMachine, input, writeEntryAddress);
  return <EntriesPage own={page.subject} actor={page.list} search={page.search} actions={page.actions} />;
};
