import { Field, type FieldLook } from './field.tsx';
import * as css from './text-field.css.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type TextFieldProps = FieldLook &
  Omit<TextInputProps, 'id'> & {
    /** A unit that belongs to the value, such as "%". */
    affix?: string | undefined;
  };

export const TextField = (props: TextFieldProps) => {
  const { label, mark, hint, error, success, aside, id, affix, ...input } = props;
  return (
    <Field {...{ label, mark, hint, error, success, aside, id }}>
      {(control) =>
        affix ? (
          <span className={css.affixed}>
            <TextInput {...input} {...control} />
            <span className={css.affix}>{affix}</span>
          </span>
        ) : (
          <TextInput {...input} {...control} />
        )
      }
    </Field>
  );
};
