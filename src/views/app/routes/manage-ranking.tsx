import { useActorRef, useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { offOf, UnlessOff } from '#views/app/club-off.tsx';
import { useReports } from '#views/app/use-actor-events.ts';
import { CategoriesPage } from '#views/rankings/categories-page.tsx';
import { machine, NoRankings, RankingOfficePage, yearIn } from '#views/rankings/office-page.tsx';
import { numberIn } from './number-in.ts';
import { RankingRecord } from './ranking-record.tsx';

type Props = { actors: AppActors };
type Path = '/manage-category' | '/manage-ranking';

/** The rankings and levels of a club, or the form of the one that the address names. */
export const ManageRanking = ({ actors }: Props) => <Manage actors={actors} path="/manage-ranking" />;

/** The categories of a club, or the form of the one that the address names. */
export const ManageCategory = ({ actors }: Props) => <Manage actors={actors} path="/manage-category" />;

const kindsOf = { '/manage-ranking': ['ranking', 'level'], '/manage-category': ['category'] } as const;

const Manage = ({ actors, path }: Props & { path: Path }) => {
  const clubs = useSelector(actors.session, selectClubs);
  const said = new URLSearchParams(useSearch());
  const club = clubs.find(({ clubId }) => clubId === Number(said.get('clubId'))) ?? clubs[0];
  if (!club) return <NoRankings />;
  const { clubId } = club;
  const kind = kindsOf[path].find((one) => said.get(one) === 'new' || numberIn(said.get(one)) !== null);
  if (kind === undefined) return <Office key={clubId} actors={actors} path={path} clubId={clubId} />;
  const address = { kind, clubId, id: numberIn(said.get(kind)), discipline: 'pool' } as const;
  const back = `${path}?clubId=${clubId}`;
  return (
    <UnlessOff key={`${clubId} ${kind} ${address.id}`} off={offOf(club)}>
      <RankingRecord actors={actors} address={address} back={back} />
    </UnlessOff>
  );
};

const Office = ({ actors, path, clubId }: Props & { path: Path; clubId: number }) => {
  const [, navigate] = useLocation();
  const clubs = useSelector(actors.session, selectClubs);
  const year = yearIn(useSearch());
  const actor = useActorRef(machine, { input: { question: { clubId } } });
  useReports(actor, actors.app);
  const props = { actor, clubId, clubs, onClub: (other: number) => navigate(`${path}?clubId=${other}`) };
  if (path === '/manage-category') return <CategoriesPage {...props} />;
  const onYear = (other: number): void => navigate(`${path}?clubId=${clubId}&year=${other}`);
  return <RankingOfficePage {...props} year={year} onYear={onYear} />;
};
