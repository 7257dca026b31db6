import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { appWords as words } from '#domain/words/apps.ts';
import { errorWords } from '#domain/words/errors.ts';
import type { AppsActor } from '#machines/apps/machine.ts';
import { selectIsLocked, selectView } from '#machines/apps/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { AppCard, type LogoOf } from './app-card.tsx';
import { AppDialogs } from './dialogs.tsx';
import * as css from './page.css.ts';

export { appsMachine as machine } from '#machines/apps/machine.ts';

type Props = {
  actor: AppsActor;
  /** The field of an app's logo, with a machine of its own. */
  renderLogo?: LogoOf;
};

/** The mobile apps of the association, their links, and what each channel leads to. */
export const AppsPage = ({ actor, renderLogo }: Props) => {
  const isLocked = useSelector(actor, selectIsLocked);
  return (
    <>
      <PageTitle
        detail={words.detail}
        actions={
          <Button tone="primary" icon={Plus} disabled={isLocked} onClick={() => actor.send({ type: 'add' })}>
            {words.add}
          </Button>
        }
      >
        {words.title}
      </PageTitle>
      <Apps actor={actor} renderLogo={renderLogo} />
      <AppDialogs actor={actor} />
    </>
  );
};

const Apps = ({ actor, renderLogo }: { actor: AppsActor; renderLogo: LogoOf | undefined }) => {
  const view = useSelector(actor, selectView);
  const apps = useSelector(actor, ({ context }) => context.apps);
  const reason = useSelector(actor, ({ context }) => context.refusal);
  const isLocked = useSelector(actor, selectIsLocked);
  if (view === 'loading') return <SkeletonRows label={words.loading} count={6} />;
  if (view === 'failed') {
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
  if (view === 'empty') return <EmptyState level="h2" title={words.empty} text={words.emptyText} />;
  return (
    <ul className={css.apps}>
      {apps?.map((app) => (
        <AppCard key={app.id} app={app} renderLogo={renderLogo} isLocked={isLocked} send={actor.send} />
      ))}
    </ul>
  );
};
