import { useSelector } from '@xstate/react';
import { groupRoles, type PlayerGroup } from '#domain/players/rights.ts';
import { isRoleId, roleLabel } from '#domain/roles.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { selectQuestion } from '#machines/patterns/list-selectors.ts';
import { longestText, playerSorts, playerStatuses, type PlayerFilters } from '#machines/players/address.ts';
import type { PlayerListActor, SearchActor } from '#machines/players/list.ts';
import { Combobox } from '#views/ui/combobox.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { Select } from '#views/ui/select.tsx';
import * as css from './page.css.ts';

export type FiltersProps = {
  actor: PlayerListActor;
  search: SearchActor;
  group: PlayerGroup;
  clubs: readonly { id: number; name: string }[];
};

/** What the list is narrowed by, and its order. */
export const Filters = ({ actor, search, group, clubs }: FiltersProps) => {
  const { filters } = useSelector(actor, selectQuestion);
  const text = useSelector(search, ({ context }) => context.text);
  const narrow = (changed: Partial<PlayerFilters>): void =>
    actor.send({ type: 'filters.changed', filters: changed });
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
          maxLength={longestText}
          onChange={(event) => search.send({ type: 'text.changed', text: event.currentTarget.value })}
        />
      </div>
      <Narrowing filters={filters} group={group} onNarrow={narrow} />
      {(clubs.length > 1 || filters.clubId !== null) && (
        <div className={css.club}>
          <Combobox
            name="club"
            label={words.club}
            named="byItself"
            value={filters.clubId === null ? '' : String(filters.clubId)}
            choices={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
            words={{ ...words.clubSearch, open: words.allClubs }}
            onChoose={(value) => narrow({ clubId: value === '' ? null : Number(value) })}
          />
        </div>
      )}
      <div className={css.sort}>
        <Select
          aria-label={words.sort}
          width="content"
          value={filters.sort}
          onChange={(event) =>
            narrow({ sort: playerSorts.find((one) => one === event.currentTarget.value) ?? 'name' })
          }
        >
          {playerSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
      </div>
    </form>
  );
};

type NarrowingProps = {
  filters: PlayerFilters;
  group: PlayerGroup;
  onNarrow: (changed: Partial<PlayerFilters>) => void;
};

/** Role and status. */
const Narrowing = ({ filters, group, onNarrow }: NarrowingProps) => (
  <>
    <div className={css.choice}>
      <Select
        aria-label={words.role}
        value={filters.roleId ?? 'all'}
        onChange={(event) => {
          const role = Number(event.currentTarget.value);
          onNarrow({ roleId: isRoleId(role) ? role : null });
        }}
      >
        <option value="all">{words.allRoles}</option>
        {groupRoles[group].map((role) => (
          <option key={role} value={role}>
            {roleLabel(role)}
          </option>
        ))}
      </Select>
    </div>
    <div className={css.choice}>
      <Select
        aria-label={words.statuses}
        value={filters.statusId ?? 'all'}
        onChange={(event) => {
          const status = playerStatuses.find((one) => String(one) === event.currentTarget.value);
          onNarrow({ statusId: status ?? null });
        }}
      >
        <option value="all">{words.status.all}</option>
        {playerStatuses.map((status) => (
          <option key={status} value={status}>
            {words.status[status]}
          </option>
        ))}
      </Select>
    </div>
  </>
);
