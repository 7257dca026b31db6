import { homeWords as words } from '#domain/words/home.ts';
import { Card } from '#views/ui/card.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { ClothSkeleton } from '#views/matches/cloth-skeleton.tsx';
import * as css from './home.css.ts';
import * as bars from './loading.css.ts';

const three = [1, 2, 3];
const rows = [1, 2, 3, 4, 5, 6];

/** Home in its real measures while nothing is there to show. */
export const HomeLoading = () => (
  <div className={css.page}>
    <div className={css.hero}>
      <ClothSkeleton label={words.loading} />
    </div>
    <p className={css.stale} />
    <div className={css.section}>
      <SectionTitle>{words.others}</SectionTitle>
      <div className={css.cards}>
        {three.map((place) => (
          <div key={place} className={bars.card}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </div>
        ))}
      </div>
    </div>
    <div className={css.section}>
      <div className={css.columns}>
        {[words.upcoming, words.results].map((title) => (
          <div key={title}>
            <SectionTitle>{title}</SectionTitle>
            <Card padding="none">
              {rows.map((place) => (
                <div key={place} className={bars.row}>
                  <Skeleton width="long" />
                  <Skeleton width="medium" />
                </div>
              ))}
            </Card>
          </div>
        ))}
      </div>
    </div>
  </div>
);
