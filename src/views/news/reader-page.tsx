import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { errorWords } from '#domain/words/errors.ts';
import { newsWords } from '#domain/words/news.ts';
import { selectReason } from '#machines/patterns/list-selectors.ts';
import type { NewsReaderActor } from '#machines/news/reader.ts';
import { selectArticle, selectReaderState } from '#machines/news/selectors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Article } from './article.tsx';
import * as css from './page.css.ts';

export { newsReaderMachine as machine } from '#machines/news/reader.ts';
export { selectArticle } from '#machines/news/selectors.ts';

const words = newsWords.article;

export type NewsReaderProps = {
  actor: NewsReaderActor;
  /** Where the list of all news is. */
  allNews: '/all-news' | '/news';
  /** What the page is called: an address without a number keeps its own name, whichever article is the latest. */
  called?: 'article' | 'address';
  /** What those who write can do to the article. */
  desk?: ReactNode;
};

/** The page of one article; one that was withdrawn or never there says so. */
export const NewsReaderPage = ({ actor, allNews, called = 'article', desk }: NewsReaderProps) => {
  const state = useSelector(actor, selectReaderState);
  const reason = useSelector(actor, selectReason);
  const article = useSelector(actor, selectArticle);
  const title = state === 'shown' && called === 'article' ? article?.title : undefined;
  // The title of the document is no part of what React renders.
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Baulk`;
  }, [title]);
  if (state === 'missing') {
    return (
      <PageMessage
        title={words.missing}
        text={words.missingText}
        actions={<ButtonLink href={allNews}>{words.toAll}</ButtonLink>}
      />
    );
  }
  if (state === 'failed') {
    return (
      <PageMessage
        title={words.failed}
        text={reason}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <div className={allNews === '/all-news' ? `${css.article} ${css.centred}` : css.article}>
      {desk}
      {state === 'shown' && article ? (
        <Article article={article}>
          <p className={css.end}>
            <Link href={allNews}>{words.toAll}</Link>
          </p>
        </Article>
      ) : (
        <SkeletonRows label={words.loading} count={8} />
      )}
    </div>
  );
};
