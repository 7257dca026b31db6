import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import type { Category } from '#machines/rankings/office.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { selectOffice, selectOfficeState } from '#machines/rankings/office.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { ClubChoice, Edit, formAddress, NotShown, Stale, type OfficeProps } from './office-page.tsx';
import * as css from './page.css.ts';

const texts = () => ({ loading: words.categoriesLoading, failed: words.categoriesFailed });

/** The categories of a club: for whom tournaments and rankings can be. */
export const CategoriesPage = (props: OfficeProps) => {
  const { actor, clubId } = props;
  const office = useSelector(actor, selectOffice);
  const state = useSelector(actor, selectOfficeState);
  return (
    <>
      <PageTitle
        detail={words.categoriesLead}
        actions={
          <>
            <ButtonLink href={`/manage-ranking?clubId=${clubId}`}>{words.toRankings}</ButtonLink>
            <Acts of={[clubId]}>
              <ButtonLink
                href={formAddress('manage-category', 'category', clubId, 'new')}
                tone="primary"
                icon={Plus}
              >
                {words.addCategory}
              </ButtonLink>
            </Acts>
          </>
        }
      >
        {words.categories}
      </PageTitle>
      <div className={css.filters}>
        <ClubChoice {...props} />
      </div>
      <Stale actor={actor} />
      {state === 'shown' && office ? (
        <Card padding="none">
          {office.categories.length > 0 ? (
            <Table
              label={words.categories}
              columns={columns()}
              rows={office.categories}
              rowKey={({ categoryId }) => categoryId}
            />
          ) : (
            <EmptyState level="h2" title={words.noCategory} text={words.noCategoryText} />
          )}
        </Card>
      ) : (
        <NotShown actor={actor} texts={texts()} />
      )}
    </>
  );
};

/** Which ages a category is for. */
function agesText({ minAge, maxAge }: Category): string {
  if (minAge !== null && maxAge !== null) return words.ages.both(minAge, maxAge);
  if (minAge !== null) return words.ages.from(minAge);
  return maxAge === null ? words.ages.any : words.ages.to(maxAge);
}

const columns = (): readonly Column<Category>[] => [
  { id: 'category', head: words.columns.category, place: 'title', cell: ({ name }) => name },
  { id: 'ages', head: words.columns.ages, place: 'line', cell: agesText },
  {
    id: 'members',
    head: words.columns.members,
    place: 'foot',
    cell: ({ members }) => words.members(members),
  },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    place: 'aside',
    cell: ({ categoryId, clubId, name }) => (
      <Edit of={clubId} href={formAddress('manage-category', 'category', clubId, categoryId)} name={name} />
    ),
  },
];
