import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import type { Level, Ranking } from '#machines/rankings/office.ts';
import { rankingYears } from '#domain/rankings/level-form.ts';
import { errorWords } from '#domain/words/errors.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import {
  selectIsOfficeStale,
  selectMayRetry,
  selectOffice,
  selectOfficeReason,
  selectOfficeState,
  type RankingOfficeActor,
  thisYear,
} from '#machines/rankings/office.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Select } from '#views/ui/select.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { countsText } from './counts-text.ts';
import * as css from './page.css.ts';

export { rankingOfficeMachine as machine } from '#machines/rankings/office.ts';

/** The year that an address names, else this one. */
export function yearIn(search: string): number {
  const said = Number(new URLSearchParams(search).get('year'));
  return rankingYears.find((year) => year === said) ?? thisYear();
}

export type Clubs = readonly { clubId: number; name: string }[];
export type OfficeProps = {
  actor: RankingOfficeActor;
  clubId: number;
  clubs: Clubs;
  onClub: (clubId: number) => void;
};

/** The address of a form: of a record that is there, or of a new one. */
export const formAddress = (path: string, kind: string, clubId: number, id: number | 'new'): `/${string}` =>
  `/${path}?clubId=${clubId}&${kind}=${id}`;

/** Users who run no club have no rankings. */
export const NoRankings = () => (
  <>
    <PageTitle>{words.title}</PageTitle>
    <Card padding="none">
      <EmptyState title={words.noClub} text={words.noClubText} level="h2" />
    </Card>
  </>
);

/** The club whose records are shown, where one runs several. */
export const ClubChoice = ({ clubId, clubs, onClub }: Omit<OfficeProps, 'actor'>) =>
  clubs.length > 1 && (
    <Select
      aria-label={words.club}
      width="content"
      value={clubId}
      onChange={(event) => onClub(Number(event.currentTarget.value))}
    >
      {clubs.map((club) => (
        <option key={club.clubId} value={club.clubId}>
          {club.name}
        </option>
      ))}
    </Select>
  );

/** What stands where nothing can be shown yet. */
export const NotShown = ({
  actor,
  texts,
}: {
  actor: RankingOfficeActor;
  texts: { loading: string; failed: string };
}) => {
  const state = useSelector(actor, selectOfficeState);
  const reason = useSelector(actor, selectOfficeReason);
  const mayRetry = useSelector(actor, selectMayRetry);
  return (
    <Card padding="none">
      {state === 'loading' ? (
        <SkeletonRows label={texts.loading} count={4} inset="card" />
      ) : (
        <EmptyState
          level="h2"
          title={texts.failed}
          text={reason}
          shot="missedPot"
          action={
            mayRetry && <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
          }
        />
      )}
    </Card>
  );
};

/** Says that what is shown is not what there is by now. */
export const Stale = ({ actor }: { actor: RankingOfficeActor }) => (
  <p className={css.stale} role="status">
    {useSelector(actor, selectIsOfficeStale) && words.stale}
  </p>
);

type RankingsProps = OfficeProps & { year: number; onYear: (year: number) => void };

/** The rankings of a year, and the levels whose points they add up. */
export const RankingOfficePage = ({ year, onYear, ...props }: RankingsProps) => {
  const { actor, clubId } = props;
  const office = useSelector(actor, selectOffice);
  const state = useSelector(actor, selectOfficeState);
  return (
    <>
      <PageTitle
        actions={
          <>
            <ButtonLink href={`/manage-category?clubId=${clubId}`}>{words.toCategories}</ButtonLink>
            <Acts of={[clubId]}>
              <ButtonLink
                href={formAddress('manage-ranking', 'ranking', clubId, 'new')}
                tone="primary"
                icon={Plus}
              >
                {words.add}
              </ButtonLink>
            </Acts>
          </>
        }
      >
        {words.title}
      </PageTitle>
      <div className={css.filters}>
        <Select
          aria-label={words.year}
          width="content"
          value={year}
          onChange={(event) => onYear(Number(event.currentTarget.value))}
        >
          {rankingYears.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <ClubChoice {...props} />
      </div>
      <Stale actor={actor} />
      {state === 'shown' && office ? (
        <div className={css.sections}>
          <Rankings rankings={office.rankings.filter((ranking) => ranking.year === year)} year={year} />
          <Levels levels={office.levels} clubId={clubId} />
        </div>
      ) : (
        <NotShown actor={actor} texts={words} />
      )}
    </>
  );
};

const rankingColumns = (): readonly Column<Ranking>[] => [
  {
    id: 'ranking',
    head: words.columns.ranking,
    place: 'title',
    cell: ({ rankingId, name }) => (
      <Link href={`/ranking/${rankingId}`} tone="quiet">
        {name}
      </Link>
    ),
  },
  { id: 'counts', head: words.columns.counts, place: 'line', cell: countsText },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    place: 'aside',
    cell: ({ rankingId, clubId, name }) => (
      <Edit of={clubId} href={formAddress('manage-ranking', 'ranking', clubId, rankingId)} name={name} />
    ),
  },
];

/** The way to the form of a record. */
export const Edit = ({ of, href, name }: { of: number; href: `/${string}`; name: string }) => (
  <Acts of={[of]}>
    <ButtonLink href={href} size="small" aria-label={words.editOf(name)}>
      {words.edit}
    </ButtonLink>
  </Acts>
);

const Rankings = ({ rankings, year }: { rankings: readonly Ranking[]; year: number }) => (
  <Card padding="none">
    {rankings.length > 0 ? (
      <Table
        label={words.title}
        columns={rankingColumns()}
        rows={rankings}
        rowKey={({ rankingId }) => rankingId}
      />
    ) : (
      <EmptyState level="h2" title={words.none(year)} text={words.noneText} />
    )}
  </Card>
);

const levelColumns = (): readonly Column<Level>[] => [
  { id: 'level', head: words.columns.level, place: 'title', cell: ({ name }) => name },
  {
    id: 'years',
    head: words.columns.years,
    place: 'line',
    cell: ({ years }) => years.map(({ year }) => year).join(', ') || words.noYears,
  },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    place: 'aside',
    cell: ({ levelId, clubId, name }) => (
      <Edit of={clubId} href={formAddress('manage-ranking', 'level', clubId, levelId)} name={name} />
    ),
  },
];

const Levels = ({ levels, clubId }: { levels: readonly Level[]; clubId: number }) => (
  <section aria-labelledby="ranking-levels">
    <SectionTitle
      id="ranking-levels"
      action={
        <Acts of={[clubId]}>
          <ButtonLink href={formAddress('manage-ranking', 'level', clubId, 'new')} icon={Plus}>
            {words.addLevel}
          </ButtonLink>
        </Acts>
      }
    >
      {words.levels}
    </SectionTitle>
    <p className={css.lead}>{words.levelsLead}</p>
    <Card padding="none">
      {levels.length > 0 ? (
        <Table
          label={words.levels}
          columns={levelColumns()}
          rows={levels}
          rowKey={({ levelId }) => levelId}
        />
      ) : (
        <EmptyState title={words.noLevel} text={words.noLevelText} />
      )}
    </Card>
  </section>
);
