import type { NewsRow } from '#machines/news/list.ts';
import { ArticleByline } from './byline.tsx';
import * as css from './page.css.ts';
import { ArticlePicture } from './picture.tsx';

export type StoryProps = { story: NewsRow; place: number; home: 'public' | 'office' };

/** One article of the list. */
export const Story = ({ story, place, home }: StoryProps) => {
  const { newsId, image, imageAlt, title, summary } = story;
  const isFirst = place === 0;
  return (
    <li className={css.story}>
      <div className={css.picture}>
        <ArticlePicture
          image={image}
          alt={imageAlt}
          place={place}
          sizes="(max-width: 899px) 112px, 400px"
          isFirst={isFirst}
        />
      </div>
      <div>
        <ArticleByline article={story} />
        <h2 className={css.headline}>
          <a className={css.link} href={home === 'public' ? `/view-news/${newsId}` : `/news/${newsId}`}>
            {title}
          </a>
        </h2>
        <p className={css.summary}>{summary}</p>
      </div>
    </li>
  );
};
