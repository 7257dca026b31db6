import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as css from './checkbox.css.ts';
import { FieldMessage } from './field-message.tsx';

export type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'children' | 'onChange'
> & {
  /** The label; a link in it stays a link. */
  children: ReactNode;
  onCheckedChange?: (isChecked: boolean) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

export const Checkbox = ({ children, hint, error, onCheckedChange, ...rest }: CheckboxProps) => {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const messageId = `${id}-message`;
  const isDescribed = Boolean(error || hint);
  return (
    <div className={css.row}>
      <span className={css.cell}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={isDescribed ? messageId : undefined}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        />
        <svg className={css.tick} viewBox="0 0 24 24" aria-hidden>
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
      </span>
      <span className={css.text}>
        <label className={css.label} htmlFor={id}>
          {children}
        </label>
        {isDescribed && <FieldMessage id={messageId} hint={hint} error={error} />}
      </span>
    </div>
  );
};
