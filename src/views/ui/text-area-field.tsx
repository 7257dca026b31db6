import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldLook } from './field.tsx';
import * as css from './text-area-field.css.ts';

export type TextAreaFieldProps = FieldLook &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'id'>;

export const TextAreaField = (props: TextAreaFieldProps) => {
  const { label, mark, hint, error, success, aside, id, ...area } = props;
  return (
    <Field {...{ label, mark, hint, error, success, aside, id }}>
      {(control) => <textarea rows={4} {...area} {...control} className={css.area} />}
    </Field>
  );
};
