import { isUrgent, type Notice, type NoticeHandlers } from './notice.ts';
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
 * Both live regions stand from the start, because one that arrives with its text is often not read; `aria-live`
 * is spelt out, because it alone keeps an open dialog from hiding them.
 */
export const ToastRegion = ({ label, dismissLabel, notices, onDismiss, ...rest }: ToastRegionProps) => {
  const { region, giveBack } = useFocusBack();
  const dismiss = (id: string): void => {
    giveBack();
    onDismiss?.(id);
  };
  const handlers = { ...rest, onDismiss: onDismiss && dismiss };
  const show = (urgent: boolean) =>
    notices
      .filter((notice) => isUrgent(notice) === urgent)
      .map((notice) => <Toast key={notice.id} notice={notice} dismissLabel={dismissLabel} {...handlers} />);
  return (
    <section className={css.region} aria-label={label} data-part="toasts" {...region}>
      <div className={css.list} role="alert" aria-live="assertive" aria-atomic={false}>
        {show(true)}
      </div>
      <div className={css.list} role="status" aria-live="polite" aria-atomic={false}>
        {show(false)}
      </div>
    </section>
  );
};
