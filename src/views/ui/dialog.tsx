import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { BareIconButton } from './bare-icon-button.tsx';
import * as css from './dialog.css.ts';
import { DialogHead } from './dialog-head.tsx';
import { DialogPanel } from './dialog-panel.tsx';
import { isInToast, useDialogFocus } from './dialog-focus.ts';

export type DialogClosing =
  /** Escape, the cross and a press outside. */
  | 'free'
  /** Escape and the cross alone, so that a slip outside loses no typed work. */
  | 'deliberate'
  /** Only what the dialog itself offers, while something is under way. */
  | 'locked';

export type DialogProps = {
  state: 'open' | 'closed';
  title: string;
  /** One line under the title that says what it is for. */
  purpose?: ReactNode;
  width?: keyof typeof css.width;
  closing?: DialogClosing;
  onClose?: (() => void) | undefined;
  /** The name of the cross; a locked dialog has none. */
  closeLabel?: string;
  /** Makes the dialog a form whose footer may hold the submit button. */
  onSubmit?: (() => void) | undefined;
  /** Cancel first, the action last. */
  footer?: ReactNode;
  footerNote?: ReactNode;
  children?: ReactNode;
};

/** Work or reading over the page; what asks before something is lost is an `AlertDialog`. */
export const Dialog = (props: DialogProps) => {
  const { state, title, purpose, width = 'form', closing = 'deliberate', onClose, closeLabel } = props;
  const focus = useDialogFocus();
  const isLocked = closing === 'locked';
  return (
    <Radix.Root open={state === 'open'} onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          className={css.width[width]}
          aria-modal
          data-ground="overlay"
          data-body={props.children ? 'some' : 'none'}
          {...(purpose ? {} : { 'aria-describedby': undefined })}
          {...focus}
          onEscapeKeyDown={(event) => {
            if (isLocked) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (closing !== 'free' || isInToast(event.target)) event.preventDefault();
          }}
        >
          <DialogHead
            parts={Radix}
            title={title}
            purpose={purpose}
            cross={
              closeLabel &&
              !isLocked && (
                <Radix.Close asChild>
                  <BareIconButton label={closeLabel} icon={X} />
                </Radix.Close>
              )
            }
          />
          <DialogPanel onSubmit={props.onSubmit} footer={props.footer} footerNote={props.footerNote}>
            {props.children}
          </DialogPanel>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
