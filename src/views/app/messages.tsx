import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { platformWords as words } from '#domain/words/platform.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectNotice } from '#machines/app/selectors.ts';
import { BannerRegion } from '#views/ui/banner-region.tsx';
import type { ToastRegionProps } from '#views/ui/toast-region.tsx';
import { useHydrated } from '#views/ui/use-hydrated.ts';
import { lazily } from './lazily.tsx';

/** Toasts that cannot be fetched are banners. */
const Banners = ({ onRetry: _onRetry, ...props }: ToastRegionProps & { onRetry: () => void }) => (
  <BannerRegion {...props} />
);
const stay = () => Promise.resolve(false);

/** No page waits for where toasts stand: it is fetched once the page is hydrated. */
export const ToastRegion = lazily(
  () => import('#views/ui/toast-region.tsx').then(({ ToastRegion: part }) => part),
  Banners,
  stay,
);

/** Toasts and timed banners, one at a time. */
export const Messages = ({ actors: { notices } }: { actors: Pick<AppActors, 'notices'> }) => {
  const isHydrated = useHydrated();
  const notice = useSelector(notices, selectNotice);
  const shown = notice ? [{ id: String(notice.id), tone: notice.tone, text: notice.text }] : [];
  const handlers = {
    dismissLabel: words.dismiss,
    onHold: () => notices.send({ type: 'hold' }),
    onRelease: () => notices.send({ type: 'release' }),
    onDismiss: () => notices.send({ type: 'dismiss' }),
  };
  const toasts = notice?.kind === 'toast' ? shown : [];
  return (
    <>
      <BannerRegion {...handlers} notices={notice && notice.kind !== 'toast' ? shown : []} />
      {isHydrated && (
        <Suspense>
          <ToastRegion {...handlers} label={words.messages} notices={toasts} />
        </Suspense>
      )}
    </>
  );
};
