import { Banner } from './banner.tsx';
import * as css from './banner.css.ts';
import { isUrgent, type Notice, type NoticeHandlers } from './notice.ts';
import { useNoticeRoom } from './notice-room.ts';
import { useFocusBack } from './use-focus-back.ts';

export type BannerRegionProps = NoticeHandlers & {
  dismissLabel: string;
  notices: readonly Notice[];
};

/** The banners that come and go by time, in live regions that stand from the start. */
export const BannerRegion = (props: BannerRegionProps) => {
  const { dismissLabel, notices, onHold, onRelease, onDismiss } = props;
  const { region, place, giveBack } = useFocusBack();
  useNoticeRoom(place);
  const dismiss = (id: string): void => {
    giveBack();
    onDismiss?.(id);
  };
  const show = (urgent: boolean) =>
    notices
      .filter((notice) => isUrgent(notice) === urgent)
      .map(({ id, tone, text }) => (
        <Banner
          key={id}
          tone={tone}
          dismissLabel={dismissLabel}
          onHold={() => onHold?.(id)}
          onRelease={() => onRelease?.(id)}
          onDismiss={onDismiss && (() => dismiss(id))}
        >
          {text}
        </Banner>
      ));
  return (
    <div className={css.region} data-part="banners" {...region}>
      <div className={css.list} role="alert" aria-live="assertive" aria-atomic={false}>
        {show(true)}
      </div>
      <div className={css.list} role="status" aria-live="polite" aria-atomic={false}>
        {show(false)}
      </div>
    </div>
  );
};
