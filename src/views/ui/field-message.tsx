import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import * as css from './field.css.ts';
import { Icon } from './icon.tsx';

export type FieldMessageProps = {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
  success?: string | undefined;
};

/** The one line under a control: what is wrong, else what is right, else what helps. */
export const FieldMessage = ({ id, error, success, hint }: FieldMessageProps) => {
  if (!error && !success)
    return (
      <div className={css.hint} id={id}>
        {hint}
      </div>
    );
  return (
    <p className={error ? css.error : css.success} id={id}>
      <span className={css.sign}>
        <Icon glyph={error ? CircleAlert : Check} size="small" />
      </span>
      {error ?? success}
    </p>
  );
};
