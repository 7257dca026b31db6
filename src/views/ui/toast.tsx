import X from 'lucide-react/icons/x';
import { Toast as Radix } from 'radix-ui';
import { BareIconButton } from './bare-icon-button.tsx';
import { isUrgent, type Notice, type NoticeHandlers } from './notice.ts';
import { NoticeSign } from './notice-sign.tsx';
import * as css from './toast.css.ts';
import { useHold } from './use-hold.ts';

export type ToastProps = NoticeHandlers & { notice: Notice; dismissLabel: string };

/** A message that floats over the page; an error interrupts a screen reader, the rest waits its turn. */
export const Toast = ({ notice, dismissLabel, onHold, onRelease, onDismiss }: ToastProps) => {
  const hold = useHold({ onHold: () => onHold?.(notice.id), onRelease: () => onRelease?.(notice.id) });
  return (
    <Radix.Root
      open
      type={isUrgent(notice) ? 'foreground' : 'background'}
      className={css.toast}
      data-tone={notice.tone}
      onOpenChange={(isOpen) => !isOpen && onDismiss?.(notice.id)}
      {...hold}
    >
      <span className={css.sign}>
        <NoticeSign tone={notice.tone} />
      </span>
      <Radix.Description className={css.text}>{notice.text}</Radix.Description>
      {onDismiss && (
        <Radix.Close asChild>
          <BareIconButton label={dismissLabel} icon={X} size="small" tone="ghostOnShell" />
        </Radix.Close>
      )}
    </Radix.Root>
  );
};
