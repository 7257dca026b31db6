import { useSelector } from '@xstate/react';
import { newsLimits } from '#domain/news/limits.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { selectQuestion } from '#machines/patterns/list-selectors.ts';
import { articleStatuses, newsKinds } from '#machines/news/address.ts';
import type { NewsListActor, NewsSearchActor } from '#machines/news/list.ts';
import { SearchField } from '#views/ui/search-field.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import * as css from './page.css.ts';

export type FiltersProps = { actor: NewsListActor; search: NewsSearchActor; isWriter: boolean };

/** What the news are narrowed by; those who write also look among what is not published. */
export const Filters = ({ actor, search, isWriter }: FiltersProps) => {
  const { kind, status } = useSelector(actor, selectQuestion).filters;
  const text = useSelector(search, ({ context }) => context.text);
  return (
    // Sent before the app is there, it asks the server.
    <form
      method="get"
      className={css.narrowing}
      onSubmit={(event) => {
        event.preventDefault();
        search.send({ type: 'submit' });
      }}
    >
      <div className={css.filters}>
        <div className={css.search}>
          <SearchField
            label={words.search}
            name="search"
            value={text}
            maxLength={newsLimits.search}
            onChange={(event) => search.send({ type: 'text.changed', text: event.currentTarget.value })}
          />
        </div>
        <Segmented
          label={words.kinds}
          options={newsKinds.map((value) => ({ value, label: words.kind[value] }))}
          value={kind}
          onValueChange={(chosen) => actor.send({ type: 'filters.changed', filters: { kind: chosen } })}
        />
        {isWriter && (
          <Segmented
            label={words.statusLabel}
            options={articleStatuses.map((value) => ({ value, label: words.statuses[value] }))}
            value={status}
            onValueChange={(chosen) => actor.send({ type: 'filters.changed', filters: { status: chosen } })}
          />
        )}
      </div>
    </form>
  );
};
