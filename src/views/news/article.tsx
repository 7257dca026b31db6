import type { ReactNode } from 'react';
import type { RichText } from '#domain/rich-text/document.ts';
import { RichTextView } from '#views/rich-text/rich-text.tsx';
import { ArticleByline } from './byline.tsx';
import * as css from './page.css.ts';
import { ArticlePicture } from './picture.tsx';

export type ArticleProps = {
  article: Parameters<typeof ArticleByline>[0]['article'] & { content: RichText };
  /** A page of its own has its title as the first heading; a preview stands under another one. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
};

/** An article as its readers see it. */
export const Article = ({ article, heading: Heading = 'h1', children }: ArticleProps) => (
  <article className={css.article}>
    <ArticleByline article={article} />
    <Heading className={css.title} tabIndex={-1}>
      {article.title}
    </Heading>
    <p className={css.lead}>{article.summary}</p>
    {article.image !== null && (
      <div className={css.wide}>
        <ArticlePicture
          image={article.image}
          alt={article.imageAlt}
          place={0}
          isFirst
          sizes="(max-width: 767px) 100vw, 736px"
        />
      </div>
    )}
    <RichTextView text={article.content} />
    {children}
  </article>
);
