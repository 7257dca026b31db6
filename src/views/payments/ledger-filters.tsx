import { useSelector } from '@xstate/react';
import { kindsIn, transactionKinds, transactionStatuses } from '#domain/payments/ledger.ts';
import { paymentWords } from '#domain/words/payments.ts';
import { selectQuestion } from '#machines/payments/ledger-selectors.ts';
import { longestSearch, type LedgerActor, type LedgerSearchActor } from '#machines/payments/ledger.ts';
import { SearchField } from '#views/kit/search-field.tsx';
import { Select } from '#views/kit/select.tsx';
import * as css from './ledger.css.ts';

const words = paymentWords.ledger;

/** What a part of the ledger is narrowed by; a part of one kind offers no other. */
export const LedgerFilters = ({ actor, search }: { actor: LedgerActor; search: LedgerSearchActor }) => {
  const { scope, kind, status } = useSelector(actor, selectQuestion).filters;
  const text = useSelector(search, ({ context }) => context.text);
  const kinds = kindsIn(scope);
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
    </form>
  );
};
