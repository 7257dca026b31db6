import { useSelector } from '@xstate/react';
import { downloadWords as words } from '#domain/words/apps.ts';
import { errorWords } from '#domain/words/errors.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import type { DownloadsActor } from '#machines/downloads/machine.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Content } from '#views/ui/content.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { AppCard } from './app-card.tsx';
import * as css from './page.css.ts';

export { downloadsMachine as machine } from '#machines/downloads/machine.ts';

type Props = { actor: DownloadsActor };

/** The apps that can be downloaded, with what to do before. */
export const DownloadsPage = ({ actor }: Props) => (
  <Content>
    <div className={css.page}>
      <PageTitle size="public" lead={words.lead}>
        {words.title}
      </PageTitle>
      <Apps actor={actor} />
      <p className={css.legal}>
        <Link href={routeOf('eula-terms-conditions').path}>{words.terms}</Link>
        <Link href={routeOf('app-privacy-policy').path}>{words.privacy}</Link>
      </p>
    </div>
  </Content>
);

const Apps = ({ actor }: Props) => {
  const apps = useSelector(actor, ({ context }) => context.apps);
  const state = useSelector(actor, ({ value }) => value);
  const reason = useSelector(actor, ({ context }) => context.reason);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={4} />;
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
  if (state === 'empty') return <EmptyState level="h2" title={words.empty} text={words.emptyText} />;
  return (
    <>
      <Banner tone="warning" title={words.noteTitle}>
        {words.note}
      </Banner>
      <ul className={css.apps}>
        {apps.map((app) => (
          <AppCard key={app.id} app={app} />
        ))}
      </ul>
    </>
  );
};
