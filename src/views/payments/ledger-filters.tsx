import { useSelector } from '@xstate/react';
import { kindsIn, transactionKinds, transactionStatuses } from '#domain/payments/ledger.ts';
import { ledgerWords as words } from '#domain/words/ledger.ts';
import { selectQuestion } from '#machines/patterns/list-selectors.ts';
import { longestSearch, type LedgerActor, type LedgerSearchActor } from '#machines/payments/ledger.ts';
import { FilterSelect } from '#views/ui/filter-select.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { Select } from '#views/ui/select.tsx';
import { Days, type DaysActor } from '#views/reports/days.tsx';
import { withChosen } from '#views/reports/filters.tsx';
import * as css from './ledger.css.ts';

export type LedgerFiltersProps = {
  actor: LedgerActor;
  search: LedgerSearchActor;
  days: DaysActor;
  clubs: readonly { id: number; name: string }[];
};

/** What a part of the ledger is narrowed by; a part of one kind offers no other, one club no choice of them. */
export const LedgerFilters = ({ actor, search, days, clubs }: LedgerFiltersProps) => {
  const { scope, kind, status, clubId } = useSelector(actor, selectQuestion).filters;
  const text = useSelector(search, ({ context }) => context.text);
  const kinds = kindsIn(scope);
  const offered = withChosen(clubs, clubId);
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
          maxLength={longestSearch}
          onChange={(event) => search.send({ type: 'text.changed', text: event.currentTarget.value })}
        />
      </div>
      <div className={css.choice}>
        <Select
          aria-label={words.status}
          value={status}
          onChange={(event) => {
            const chosen = transactionStatuses.find((one) => one === event.currentTarget.value) ?? 'all';
            actor.send({ type: 'filters.changed', filters: { status: chosen } });
          }}
        >
          <option value="all">{words.anyStatus}</option>
          {transactionStatuses.map((one) => (
            <option key={one} value={one}>
              {words.statuses[one]}
            </option>
          ))}
        </Select>
      </div>
      {kinds.length > 1 && (
        <div className={css.choice}>
          <Select
            aria-label={words.kind}
            value={kind}
            onChange={(event) => {
              const chosen = transactionKinds.find((one) => one === event.currentTarget.value) ?? 'all';
              actor.send({ type: 'filters.changed', filters: { kind: chosen } });
            }}
          >
            <option value="all">{words.anyKind}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </Select>
        </div>
      )}
      {offered.length > 1 && (
        <div className={css.choice}>
          <FilterSelect
            label={words.club}
            all={words.anyClub}
            options={offered}
            value={clubId}
            onValue={(chosen) => actor.send({ type: 'filters.changed', filters: { clubId: chosen } })}
          />
        </div>
      )}
      <Days actor={days} />
    </form>
  );
};
