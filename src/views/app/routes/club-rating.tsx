import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { offOf, UnlessOff } from '#views/app/club-off.tsx';
import { useEmitted, useQuestion, useReports } from '#views/app/use-actor-events.ts';
import {
  machine,
  NoRatings,
  RatingsPage,
  readRatingsAddress,
  writeRatingsAddress,
} from '#views/rankings/ratings-page.tsx';
import { numberIn } from './number-in.ts';
import { RankingRecord } from './ranking-record.tsx';

type Props = { actors: AppActors };

/** The ratings of a club, or the form of the one that the address names. */
export const ClubRating = ({ actors }: Props) => {
  const clubs = useSelector(actors.session, selectClubs);
  const said = useSearch();
  const given = new URLSearchParams(said);
  const club = clubs.find(({ clubId }) => clubId === Number(given.get('clubId'))) ?? clubs[0];
  if (!club) return <NoRatings />;
  const { clubId } = club;
  const member = numberIn(given.get('member'));
  if (member === null) return <List actors={actors} clubId={clubId} />;
  const { discipline } = readRatingsAddress(clubId, said).filters;
  const back = `/club-rating?clubId=${clubId}&discipline=${discipline}`;
  const address = { kind: 'rating', clubId, id: member, discipline } as const;
  return (
    <UnlessOff key={`${clubId} ${discipline} ${member}`} off={offOf(club)}>
      <RankingRecord actors={actors} address={address} back={back} />
    </UnlessOff>
  );
};

const List = ({ actors, clubId }: Props & { clubId: number }) => {
  const clubs = useSelector(actors.session, selectClubs);
  const said = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readRatingsAddress(clubId, said), [clubId, said]);
  const actor = useActorRef(machine, { input: { question } });
  useQuestion(actor, question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => navigate(`${path}?${writeRatingsAddress(event.question)}`),
  });
  return <RatingsPage actor={actor} clubs={clubs} />;
};
