import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { liveMatchListMachine } from '#machines/live/match-list.ts';
import { useEmitted, useQuestion, useReports } from '#views/app/use-actor-events.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import type { ClubEntry } from '#domain/session/stored.ts';
import { useLivePage } from '#views/app/use-live-page.ts';
import { choicesMachine, MatchesPage, readAddress, writeAddress } from '#views/matches/page.tsx';

/** The list of matches; what it asks stands in the address, and Back asks what was asked before. */
export const Matches = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const [, navigate] = useLocation();
  const question = useMemo(() => readAddress(search), [search]);
  const actor = useLivePage(liveMatchListMachine, { question });
  const choicesActor = useActorRef(choicesMachine);
  const choices = useSelector(choicesActor, ({ context }) => context);
  const own = useSelector(actors.session, selectClubs);
  const role = useSelector(actors.session, (session) => selectUser(session)?.roleId ?? 5);
  useQuestion(actor, question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => navigate(writeAddress(event.question)),
  });
  return (
    <MatchesPage
      actor={actor}
      choices={{ ...choices, clubs: clubsOf(own, choices.clubs) }}
      part={role <= 4 ? 'maker' : 'player'}
    />
  );
};

/** The own clubs first, and none of them twice. */
function clubsOf(own: readonly ClubEntry[], offered: readonly { id: number; name: string }[]) {
  const clubs = [...own.map(({ clubId, name }) => ({ id: clubId, name })), ...offered];
  return [...new Map(clubs.toReversed().map((club) => [club.id, club])).values()].toReversed();
}
