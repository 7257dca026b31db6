import X from 'lucide-react/icons/x';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { BareIconButton } from './bare-icon-button.tsx';
import { Button, type ButtonTone } from './button.tsx';
import { beginAtAnswer, useDialogFocus } from './dialog-focus.ts';
import { DialogHead } from './dialog-head.tsx';
import { DialogPanel } from './dialog-panel.tsx';
import * as css from './dialog.css.ts';

export type AlertDialogProps = {
  title: string;
  purpose: ReactNode;
  /** While an answer is carried out, no other can be given. */
  state?: 'idle' | 'busy';
  /** The safe answer: it has the first focus, and Escape and the cross give it too. */
  cancel?: string | undefined;
  onCancel?: () => void;
  /** What is asked for. Without it the safe answer is the only one, and only its button gives it. */
  confirm?: string | undefined;
  onConfirm?: () => void;
  tone?: ButtonTone;
  /** The name of the cross. */
  closeLabel?: string;
  /** Fields of the question, which Enter answers, or what else it says. */
  children?: ReactNode;
};

/** Asks before something is lost, or says what nobody may miss: only an answer closes it, never a press outside. */
export const AlertDialog = (props: AlertDialogProps) => {
  const {
    title,
    purpose,
    state = 'idle',
    cancel,
    onCancel,
    confirm,
    onConfirm,
    closeLabel,
    children,
  } = props;
  const focus = useDialogFocus(beginAtAnswer);
  const canLeave = confirm !== undefined && state === 'idle';
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onCancel?.()}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          className={css.width.confirm}
          aria-modal
          data-ground="overlay"
          data-body={children ? 'some' : 'none'}
          {...focus}
          onEscapeKeyDown={(event) => {
            if (!canLeave) event.preventDefault();
          }}
        >
          <DialogHead
            parts={Radix}
            title={title}
            purpose={purpose}
            cross={
              canLeave && closeLabel && <BareIconButton label={closeLabel} icon={X} onClick={onCancel} />
            }
          />
          <DialogPanel
            onSubmit={children && confirm ? onConfirm : undefined}
            footer={cancel && <Answers {...props} />}
          >
            {children}
          </DialogPanel>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** The confirming button is none of Radix, whose action closes: here the state that follows decides that. */
const Answers = (props: AlertDialogProps) => {
  const { state = 'idle', cancel, confirm, onConfirm, tone = 'dangerSolid', children } = props;
  if (confirm === undefined) {
    return (
      <Radix.Cancel asChild>
        <Button tone="primary" state={state}>
          {cancel}
        </Button>
      </Radix.Cancel>
    );
  }
  return (
    <>
      <Radix.Cancel asChild>
        <Button tone="secondary" disabled={state === 'busy'}>
          {cancel}
        </Button>
      </Radix.Cancel>
      <Button
        type={children ? 'submit' : 'button'}
        tone={tone}
        state={state}
        onClick={children ? undefined : onConfirm}
      >
        {confirm}
      </Button>
    </>
  );
};
