import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';
import type { Notice, NoticeHandlers } from './notice.ts';
import { NoticeSign } from './notice-sign.tsx';
import * as css from './toast.css.ts';
import { useHold } from './use-hold.ts';

export type ToastProps = NoticeHandlers & { notice: Notice; dismissLabel: string };

export const Toast = ({ notice, dismissLabel, onHold, onRelease, onDismiss }: ToastProps) => {
  const hold = useHold({ onHold: () => onHold?.(notice.id), onRelease: () => onRelease?.(notice.id) });
  return (
    <div className={css.toast} data-tone={notice.tone} {...hold}>
      <span className={css.sign}>
        <NoticeSign tone={notice.tone} />
      </span>
      <span className={css.text}>{notice.text}</span>
      {onDismiss && (
        <IconButton
          label={dismissLabel}
          icon={X}
          size="small"
          tone="ghostOnShell"
          onClick={() => onDismiss(notice.id)}
        />
      )}
    </div>
  );
};
