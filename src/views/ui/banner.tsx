import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import * as css from './banner.css.ts';
import { BareIconButton } from './bare-icon-button.tsx';
import type { NoticeTone } from './notice.ts';
import { NoticeSign } from './notice-sign.tsx';
import { useHold, type HoldProps } from './use-hold.ts';

export type BannerProps = HoldProps & {
  tone: NoticeTone;
  /** The first words, in bold. */
  title?: string;
  children: ReactNode;
  /** `alert` interrupts, `status` waits; `none` where the banner stands from the start. */
  announce?: 'none' | 'status' | 'alert';
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
};

const roles = { none: undefined, status: 'status', alert: 'alert' } as const;

/** A message in the page, at the place that it is about. */
export const Banner = (props: BannerProps) => {
  const { tone, title, children, announce = 'none', onDismiss, dismissLabel } = props;
  const hold = useHold(props);
  return (
    <div className={css.banner[tone]} role={roles[announce]} data-tone={tone} {...hold}>
      <span className={css.sign}>
        <NoticeSign tone={tone} />
      </span>
      <div className={css.text}>
        {title && <strong>{title} </strong>}
        {children}
      </div>
      {onDismiss && dismissLabel && (
        <span className={css.dismiss}>
          <BareIconButton label={dismissLabel} icon={X} size="small" onClick={onDismiss} />
        </span>
      )}
    </div>
  );
};
