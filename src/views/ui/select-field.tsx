import { Field, type FieldLook } from './field.tsx';
import { Select, type SelectProps } from './select.tsx';

export type SelectFieldProps = FieldLook & Omit<SelectProps, 'id'>;

export const SelectField = (props: SelectFieldProps) => {
  const { label, mark, hint, error, success, aside, id, ...select } = props;
  return (
    <Field {...{ label, mark, hint, error, success, aside, id }}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
};
