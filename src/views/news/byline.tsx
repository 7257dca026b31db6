import { dayAt } from '#domain/matches/days.ts';
import { newsWords as words } from '#domain/words/news.ts';
import type { NewsRow } from '#machines/news/list.ts';
import { ReaderDay } from '#views/ui/reader-day.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import * as css from './page.css.ts';
import { chips } from './life-bar.tsx';

/** When an article was published and by whom; its status where it is not for everyone. */
export const ArticleByline = ({ article }: { article: NewsRow }) => {
  const { club, publishedAt, status } = article;
  return (
    <p className={css.byline}>
      <span>
        {publishedAt !== null && (
          <>
            <ReaderDay instant={publishedAt} textIn={(zone) => dayAt(publishedAt, zone)} />
            <span aria-hidden>{'\u00A0·'}</span>{' '}
          </>
        )}
        {club?.name ?? words.association}
      </span>
      {status !== 'published' && <StatusChip status={chips[status]}>{words.statuses[status]}</StatusChip>}
    </p>
  );
};
