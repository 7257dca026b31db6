import { useSelector } from '@xstate/react';
import { clubWords as words } from '#domain/words/clubs.ts';
import { selectQuestion } from '#machines/patterns/list-selectors.ts';
import { clubSorts, longestName } from '#machines/clubs/address.ts';
import type { ClubListActor, SearchActor } from '#machines/clubs/list.ts';
import { SearchField } from '#views/ui/search-field.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { Select } from '#views/ui/select.tsx';
import * as css from './page.css.ts';

const statuses = ['all', 1, 2] as const;

/** What the list is narrowed by, and its order. */
export const Filters = ({ actor, search }: { actor: ClubListActor; search: SearchActor }) => {
  const { filters } = useSelector(actor, selectQuestion);
  const text = useSelector(search, ({ context }) => context.text);
  return (
    <form
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        search.send({ type: 'submit' });
      }}
    >
      <div className={css.search}>
        <SearchField
          label={words.search}
          value={text}
          maxLength={longestName}
          onChange={(event) => search.send({ type: 'text.changed', text: event.currentTarget.value })}
        />
      </div>
      <Segmented
        label={words.statuses}
        options={statuses.map((status) => ({ value: String(status), label: words.status[status] }))}
        value={String(filters.clubStatusId ?? 'all')}
        onValueChange={(value) => {
          const clubStatusId = value === '1' ? 1 : value === '2' ? 2 : null;
          actor.send({ type: 'filters.changed', filters: { clubStatusId } });
        }}
      />
      <div className={css.sort}>
        <Select
          aria-label={words.sort}
          width="content"
          value={filters.sort}
          onChange={(event) => {
            const sort = clubSorts.find((one) => one === event.currentTarget.value) ?? 'name';
            actor.send({ type: 'filters.changed', filters: { sort } });
          }}
        >
          {clubSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
      </div>
    </form>
  );
};
