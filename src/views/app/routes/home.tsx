import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { livePage } from '#machines/live/page.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { selectUser } from '#machines/app/selectors.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { useLivePage } from '#views/app/use-live-page.ts';
import { HomePage, machine } from '#views/home/page.tsx';

/** Home shows what is played everywhere. */
const liveMachine = livePage(machine, () => true);

export type HomeProps = { actors: AppActors; params: Readonly<Record<string, string>> };

/** Home with an actor of its own; the match on the cloth is that of the address. */
export const Home = ({ actors, params }: HomeProps) => {
  const matchId = params['matchId'] === undefined ? null : Number(params['matchId']);
  const { first, age } = useInitialData('home');
  const actor = useLivePage(liveMachine, { matchId, first });
  const isMember = useSelector(actors.session, (session) => selectUser(session) !== null);
  // Back and links change the address while the page stays.
  useEffect(() => actor.send({ type: 'match.chosen', matchId }), [actor, matchId]);
  // What the page came with is known to be old: it is read again once the app is there.
  useEffect(() => {
    if (age === 'stale') actor.send({ type: 'refresh.due' });
  }, [actor, age]);
  useReports(actor, actors.app);
  return <HomePage actor={actor} lists={isMember ? 'open' : 'closed'} />;
};
