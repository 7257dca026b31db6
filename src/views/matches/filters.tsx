import { useSelector } from '@xstate/react';
import { fullGameLabel, games } from '#domain/games.ts';
import type { MatchStatusId } from '#domain/matches/status.ts';
import { matchPagesWords as words } from '#domain/words/match-pages.ts';
import { matchWords } from '#domain/words/matches.ts';
import { selectQuestion } from '#machines/patterns/list-selectors.ts';
import type { MatchFilters } from '#machines/matches/address.ts';
import type { MatchListActor } from '#machines/matches/list.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { FilterSelect } from '#views/ui/filter-select.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import * as css from './page.css.ts';

type Named = { id: number; name: string };

/** The tournaments and clubs that can be chosen. */
export type FilterChoices = { tournaments: readonly Named[]; clubs: readonly Named[] };

const statuses = () =>
  ([1, 7, 6] as const).map((status) => ({
    value: String(status),
    label: matchWords.status[status],
  }));
const gameChoices = () => games.map(({ id }) => ({ id, name: fullGameLabel(id) }));

export type FiltersProps = { actor: MatchListActor; choices: FilterChoices };

/** What the list is narrowed by; each change asks at once. */
export const Filters = ({ actor, choices }: FiltersProps) => {
  const { filters } = useSelector(actor, selectQuestion);
  const change = (changed: Partial<MatchFilters>): void =>
    actor.send({ type: 'filters.changed', filters: changed });
  return (
    <div className={css.filters}>
      <Segmented
        label={words.statuses}
        options={statuses()}
        value={String(filters.status)}
        onValueChange={(status) => change({ status: Number(status) as MatchStatusId })}
      />
      <div className={css.selects}>
        <FilterSelect
          label={words.game}
          all={words.anyGame}
          options={gameChoices()}
          value={filters.gameType}
          onValue={(gameType) => change({ gameType })}
        />
        <FilterSelect
          label={words.tournament}
          all={words.anyTournament}
          options={withChosen(choices.tournaments, filters.tournamentId, words.tournamentNumber)}
          value={filters.tournamentId}
          onValue={(tournamentId) => change({ tournamentId })}
        />
        <FilterSelect
          label={words.club}
          all={words.anyClub}
          options={withChosen(choices.clubs, filters.clubId, words.clubNumber)}
          value={filters.clubId}
          onValue={(clubId) => change({ clubId })}
        />
      </div>
      <Checkbox checked={filters.mine} onCheckedChange={(mine) => change({ mine })}>
        {words.mine}
      </Checkbox>
    </div>
  );
};

/** What an address names can be chosen even where nobody offers it. */
function withChosen(named: readonly Named[], id: number | null, otherwise: (id: number) => string): Named[] {
  const isOffered = id === null || named.some((one) => one.id === id);
  return isOffered ? [...named] : [...named, { id, name: otherwise(id) }];
}
