import type { components } from '#contract/api.gen.ts';
import { dayAt } from '#domain/matches/days.ts';
import { homeWords as words } from '#domain/words/home.ts';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { ReaderDay } from '#views/ui/reader-day.tsx';
import { ShotDiagram, type Shot } from '#views/ui/shot-diagram.tsx';
import * as css from './home.css.ts';

type Story = components['schemas']['NewsSummary'];

/** One story leads, two stand beside it. */
export const NewsSection = ({ stories }: { stories: readonly Story[] | null }) => (
  <section className={css.section}>
    <SectionTitle action={<Link href="/all-news">{words.allNews}</Link>}>{words.news}</SectionTitle>
    {stories && stories.length > 0 ? (
      <div className={css.news}>
        {stories.map((story, place) => (
          <StoryLink key={story.newsId} story={story} place={place} />
        ))}
      </div>
    ) : (
      <p className={css.byline}>{stories ? words.noNews : words.unreadPart}</p>
    )}
  </section>
);

const shots: readonly Shot[] = ['breakOff', 'threeCushion', 'rack'];

const StoryLink = ({ story, place }: { story: Story; place: number }) => {
  const size = place === 0 ? 'lead' : 'small';
  const { newsId, image, title, summary, club, publishedAt } = story;
  return (
    <a className={css.story[size]} href={`/view-news/${newsId}`}>
      <div className={css.picture[size]}>
        {image ? (
          <img className={css.photo} src={image.replace('.', '-small.')} alt="" loading="lazy" />
        ) : (
          <ShotDiagram shot={shots[place % shots.length] ?? 'rack'} />
        )}
      </div>
      <div>
        <p className={css.byline}>
          {publishedAt !== null && (
            <>
              <ReaderDay instant={publishedAt} textIn={(zone) => dayAt(publishedAt, zone)} />
              {' · '}
            </>
          )}
          {club?.name ?? words.association}
        </p>
        <h3 className={css.headline}>{title}</h3>
        {size === 'lead' && <p className={css.summary}>{summary}</p>}
      </div>
    </a>
  );
};
