import { Toast as Radix } from 'radix-ui';
import type { Notice, NoticeHandlers } from './notice.ts';
import { useNoticeRoom } from './notice-room.ts';
import { Toast } from './toast.tsx';
import * as css from './toast.css.ts';
import { useFocusBack } from './use-focus-back.ts';

export type ToastRegionProps = NoticeHandlers & {
  /** Names the region for screen readers. */
  label: string;
  dismissLabel: string;
  notices: readonly Notice[];
};

/**
 * Where toasts stand: F8 leads there, and how long each stays is decided by who has the notices. Radix speaks each one
 * from elsewhere; `aria-live` alone keeps an open dialog from hiding them.
 */
export const ToastRegion = ({ label, dismissLabel, notices, onDismiss, ...rest }: ToastRegionProps) => {
  const { region, place, giveBack } = useFocusBack();
  useNoticeRoom(place);
  const dismiss = (id: string): void => {
    giveBack();
    onDismiss?.(id);
  };
  const handlers = { ...rest, onDismiss: onDismiss && dismiss };
  return (
    <div className={css.region} data-part="toasts" aria-live="off" {...region}>
      <Radix.Provider label={label} duration={Infinity}>
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} dismissLabel={dismissLabel} {...handlers} />
        ))}
        <Radix.Viewport className={css.list} label={label} />
      </Radix.Provider>
    </div>
  );
};
