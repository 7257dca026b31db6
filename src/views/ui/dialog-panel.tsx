import type { ReactNode } from 'react';
import * as css from './dialog.css.ts';

export type DialogPanelProps = {
  onSubmit?: (() => void) | undefined;
  footer?: ReactNode;
  footerNote?: ReactNode;
  children?: ReactNode;
};

const focusable = 'a[href], button, input, select, textarea';

/** Text that scrolls and holds nothing to focus must itself take the focus, or no key could scroll it. */
const makeScrollable = (body: HTMLDivElement | null) => {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector(focusable)) body.tabIndex = 0;
};

/** A dialog's scrolling body over its fixed footer, as one form where there is something to submit. */
export const DialogPanel = ({ onSubmit, footer, footerNote, children }: DialogPanelProps) => {
  const content = (
    <>
      {children && (
        <div ref={makeScrollable} className={css.body} data-part="body">
          {children}
        </div>
      )}
      {footer && (
        <footer className={css.foot} data-part="footer">
          {footerNote && <span className={css.note}>{footerNote}</span>}
          <div className={css.actions}>{footer}</div>
        </footer>
      )}
    </>
  );
  if (!onSubmit) return <div className={css.rest}>{content}</div>;
  return (
    <form
      noValidate
      className={css.rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {content}
    </form>
  );
};
