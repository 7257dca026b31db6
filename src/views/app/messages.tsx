import { useSelector } from '@xstate/react';
import { platformWords as words } from '#domain/words/platform.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectNotice } from '#machines/app/selectors.ts';
import { BannerRegion } from '#views/ui/banner-region.tsx';
import { ToastRegion } from '#views/ui/toast-region.tsx';

/** Toasts and timed banners, one at a time. */
export const Messages = ({ actors: { notices } }: { actors: Pick<AppActors, 'notices'> }) => {
  const notice = useSelector(notices, selectNotice);
  const shown = notice ? [{ id: String(notice.id), tone: notice.tone, text: notice.text }] : [];
  const handlers = {
    dismissLabel: words.dismiss,
    onHold: () => notices.send({ type: 'hold' }),
    onRelease: () => notices.send({ type: 'release' }),
    onDismiss: () => notices.send({ type: 'dismiss' }),
  };
  return (
    <>
      <BannerRegion {...handlers} notices={notice && notice.kind !== 'toast' ? shown : []} />
      <ToastRegion {...handlers} label={words.messages} notices={notice?.kind === 'toast' ? shown : []} />
    </>
  );
};
