import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { pageSizes } from '#domain/paging.ts';
import { errorWords } from '#domain/words/errors.ts';
import { newsWords as words } from '#domain/words/news.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { firstQuestion } from '#machines/news/address.ts';
import type { NewsListActor } from '#machines/news/list.ts';
import { selectIsNarrowed } from '#machines/news/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Content } from '#views/ui/content.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Filters, type FiltersProps } from './filters.tsx';
import * as css from './page.css.ts';
import { Story } from './story.tsx';

export { newsPageMachine as pageMachine } from '#machines/news/page.ts';
export { newsListMachine as machine, searchMachine } from '#machines/news/list.ts';
export { readAddress, writeAddress } from '#machines/news/address.ts';

/** News for everyone, under the public header. */
export const PublicNewsPage = (props: Omit<FiltersProps, 'isWriter'>) => (
  <Content>
    <div className={css.page}>
      <PageTitle size="public">{words.title}</PageTitle>
      <News {...props} isWriter={false} home="public" />
    </div>
  </Content>
);

/** News beside the sidebar; roles 1 to 4 also write. */
export const OfficeNewsPage = ({ isWriter, ...props }: FiltersProps) => (
  <>
    <PageTitle
      actions={
        isWriter && (
          <Acts>
            <ButtonLink href="/news?write=new" tone="primary" icon={Plus}>
              {words.write}
            </ButtonLink>
          </Acts>
        )
      }
    >
      {words.title}
    </PageTitle>
    <News {...props} isWriter={isWriter} home="office" />
  </>
);

const News = ({ home, ...props }: FiltersProps & { home: 'public' | 'office' }) => {
  const { actor } = props;
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  const rows = useSelector(actor, selectRows);
  const isTurning = useSelector(actor, selectIsTurning);
  return (
    <>
      <Filters {...props} />
      <p className={css.stale} role="status">
        {isStale && words.stale}
      </p>
      {state === 'shown' ? (
        <>
          <ul className={css.stories} aria-busy={isTurning}>
            {rows.map((story, place) => (
              <Story key={story.newsId} story={story} place={place} home={home} />
            ))}
          </ul>
          <Pages actor={actor} />
        </>
      ) : (
        <NoNews actor={actor} />
      )}
    </>
  );
};

type Props = { actor: NewsListActor };

const Pages = ({ actor }: Props) => {
  const { page, size } = useSelector(actor, selectQuestion);
  const total = useSelector(actor, selectTotal);
  return (
    <Paging
      page={page}
      rows={size}
      rowChoices={pageSizes}
      total={total}
      counted={total === 1 ? words.one : words.many}
      words={words.paging}
      onPage={(chosen) => actor.send({ type: 'page.changed', page: chosen })}
      onRows={(chosen) => actor.send({ type: 'size.changed', size: chosen })}
    />
  );
};

/** What stands where no article can stand: a skeleton, a reason, or that there is none. */
const NoNews = ({ actor }: Props) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  const { status } = useSelector(actor, selectQuestion).filters;
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} />;
  if (state === 'failed') {
    return (
      <EmptyState
        level="h2"
        title={words.failed}
        text={reason}
        shot="missedPot"
        action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  const widen = (): void => {
    const { search, kind } = firstQuestion.filters;
    actor.send({ type: 'filters.changed', filters: { search, kind } });
  };
  if (isNarrowed) {
    return (
      <EmptyState
        level="h2"
        title={words.empty}
        text={words.emptyText}
        action={<Button onClick={widen}>{words.clear}</Button>}
      />
    );
  }
  return status === 'published' ? (
    <EmptyState level="h2" title={words.none} text={words.noneText} />
  ) : (
    <EmptyState level="h2" title={words.noneOf[status]} />
  );
};
