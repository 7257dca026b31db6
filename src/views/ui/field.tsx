import { useId, type ReactNode } from 'react';
import * as css from './field.css.ts';
import { FieldMessage } from './field-message.tsx';

/** What a control needs to belong to its label, its hint and its error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldLook = {
  label: ReactNode;
  /** A muted word after the label, such as "optional"; what is required stays unmarked. */
  mark?: string | undefined;
  hint?: ReactNode;
  /** Takes the place of the hint. */
  error?: string | undefined;
  /** Takes the place of the hint while there is no error. */
  success?: string | undefined;
  /** At the far end of the label's line, such as a link. */
  aside?: ReactNode;
  id?: string | undefined;
};

export type FieldProps = FieldLook & { children: (control: FieldControl) => ReactNode };

export const Field = ({ label, mark, hint, error, success, aside, id: givenId, children }: FieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageId = `${id}-message`;
  const isDescribed = Boolean(error || success || hint);
  return (
    <div className={css.field} data-state={error ? 'invalid' : 'valid'}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
          {mark && ' '}
          {mark && <span className={css.mark}>{mark}</span>}
        </label>
        {aside && <span className={css.end}>{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': isDescribed ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {isDescribed && <FieldMessage id={messageId} error={error} success={success} hint={hint} />}
    </div>
  );
};
