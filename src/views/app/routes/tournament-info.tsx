import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useContext, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readPlace, writePlace } from '#machines/fixtures/address.ts';
import { selectTournament } from '#machines/fixtures/selectors.ts';
import type { FixturesActor } from '#machines/fixtures/machine.ts';
import { livePage } from '#machines/live/page.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { fixturePageWords as words } from '#domain/words/fixture-page.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { FixturesPage, machine } from '#views/fixtures/page.tsx';
import { InitialDataContext, useInitialData } from '#views/app/initial-data.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPopup } from '#views/app/unfetched.tsx';
import { useLivePage } from '#views/app/use-live-page.ts';
import { ShareBar, shareMachine } from '#views/fixtures/share-bar.tsx';
import { useHydrated } from '#views/ui/use-hydrated.ts';

const livePageMachine = livePage(
  machine,
  (score, { context }) => score.tournamentId === context.tournamentId,
);

export type TournamentInfoProps = { actors: AppActors; params: Readonly<Record<string, string>> };

/** A tournament's page with actors of its own; another tournament has others. */
export const TournamentInfo = ({ actors, params }: TournamentInfoProps) => {
  const tournamentId = Number(params['tournamentId']);
  return <Fixtures key={tournamentId} actors={actors} tournamentId={tournamentId} />;
};

/** Visitors are not kept waiting for what only players need. */
const OwnEntry = lazily(() => import('./own-entry.tsx').then(({ OwnEntry: part }) => part), UnfetchedPopup);

/** Few of those who come by a link look for somebody, and draws that need it are large. */
const Finder = lazily(() => import('./find-player.tsx').then(({ Finder: part }) => part), UnfetchedPopup);

type FixturesProps = { actors: AppActors; tournamentId: number };

const Fixtures = ({ actors, tournamentId }: FixturesProps) => {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { first, age } = useInitialData('tournament-info');
  const actor = useLivePage(livePageMachine, { tournamentId, place: readPlace(search), first });
  const name = useSelector(actor, (snapshot) => selectTournament(snapshot)?.name);

  // Back and links change the address while the page stays.
  useEffect(() => actor.send({ type: 'address.changed', place: readPlace(search) }), [actor, search]);
  // What the page came with is known to be old: it is read again once the app is there.
  useEffect(() => {
    if (age === 'stale') actor.send({ type: 'refresh.due' });
  }, [actor, age]);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'place.chosen': ({ place, replace = false }) => {
      const query = writePlace(place);
      // What is chosen a second time is no new place to come back to.
      if (query !== writePlace(readPlace(location.search)))
        navigate(query ? `${path}?${query}` : path, { replace });
    },
  });
  // The title of the document is no part of what React renders.
  useEffect(() => {
    if (!name) return;
    document.title = `${name} · ${navigationWords.product}`;
    // The part that the address names was not there yet when the browser looked for it.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [name]);

  return (
    <FixturesPage
      actor={actor}
      share={<Share actors={actors} tournamentId={tournamentId} name={name} />}
      find={<Find actors={actors} page={actor} />}
      entry={<Entry actors={actors} tournamentId={tournamentId} />}
    />
  );
};

/** The field that finds a player does nothing without the app. */
const Find = (props: { actors: AppActors; page: FixturesActor }) =>
  useHydrated() && (
    <Suspense>
      <Finder {...props} />
    </Suspense>
  );

/** The own entry of a player with a club. */
const Entry = ({ actors, tournamentId }: FixturesProps) => {
  const user = useSelector(actors.session, selectUser);
  const isMember = useSelector(actors.session, selectClubs).length > 0;
  return user?.roleId === 5 && isMember ? (
    <Suspense>
      <OwnEntry actors={actors} tournamentId={tournamentId} userId={user.userId} />
    </Suspense>
  ) : null;
};

type ShareProps = FixturesProps & { name: string | undefined };

const Share = ({ actors, tournamentId, name }: ShareProps) => {
  const box = useContext(InitialDataContext);
  const [origin] = useState(() => box.look()?.data.origin ?? location.origin);
  const link = {
    url: new URL(`/tournamentInfo/${tournamentId}`, origin).href,
    title: name ?? words.share.byHand,
  };
  const actor = useActorRef(shareMachine, { input: link });
  const { url, title } = link;
  // The name of the tournament is known once it is read.
  useEffect(() => actor.send({ type: 'link.changed', url, title }), [actor, url, title]);
  useReports(actor, actors.app);
  return <ShareBar actor={actor} />;
};
