import { useSelector } from '@xstate/react';
import { roleLabel, roles, type RoleId } from '#domain/roles.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import { selectQuestion } from '#machines/patterns/list-selectors.ts';
import { longestSearch, type SignInFilters } from '#machines/reports/address.ts';
import type { DaysActor } from '#machines/reports/days.ts';
import type { SignInListActor } from '#machines/reports/list.ts';
import { Button } from '#views/ui/button.tsx';
import { FilterSelect } from '#views/ui/filter-select.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { Days } from './days.tsx';
import * as css from './page.css.ts';

export type FiltersProps = {
  actor: SignInListActor;
  /** The days that are typed. */
  days: DaysActor;
  /** The clubs by which the report can be narrowed. */
  clubs: readonly { id: number; name: string }[];
};

const roleChoices = () => roles.map(({ id }) => ({ id, name: roleLabel(id) }));

/** What the report is narrowed by; each choice asks at once, a name when it is sent, days after a pause. */
export const Filters = ({ actor, days, clubs }: FiltersProps) => {
  const { filters } = useSelector(actor, selectQuestion);
  const change = (changed: Partial<SignInFilters>): void =>
    actor.send({ type: 'filters.changed', filters: changed });
  return (
    <form
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('name');
        change({ search: typeof typed === 'string' ? typed.trim() : '' });
      }}
    >
      <div className={css.search}>
        <div className={css.searchField}>
          {/* What the address asks stands in the field: Back brings the words back too. */}
          <SearchField
            key={filters.search}
            label={words.search}
            name="name"
            defaultValue={filters.search}
            maxLength={longestSearch}
          />
        </div>
        <Button type="submit">{words.searchNow}</Button>
      </div>
      <div className={css.selects}>
        <FilterSelect<RoleId>
          label={words.role}
          all={words.anyRole}
          options={roleChoices()}
          value={filters.roleId}
          onValue={(roleId) => change({ roleId })}
        />
        <FilterSelect
          label={words.club}
          all={words.anyClub}
          options={withChosen(clubs, filters.clubId)}
          value={filters.clubId}
          onValue={(clubId) => change({ clubId })}
        />
      </div>
      <Days actor={days} />
    </form>
  );
};

/** What an address names can be chosen even where nobody offers it. */
export function withChosen(clubs: FiltersProps['clubs'], id: number | null): FiltersProps['clubs'] {
  const isOffered = id === null || clubs.some((club) => club.id === id);
  return isOffered ? clubs : [...clubs, { id, name: words.clubNumber(id) }];
}
