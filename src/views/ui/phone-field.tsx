import { Field } from './field.tsx';
import { Joined } from './joined.tsx';
import { Select } from './select.tsx';
import { TakingInput } from './taking-input.tsx';
import type { TextInputProps } from './text-input.tsx';

export type PhoneFieldProps = Pick<TextInputProps, 'autoComplete' | 'maxLength'> & {
  label: string;
  mark?: string | undefined;
  error?: string | undefined;
  state: 'idle' | 'busy';
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The digits that are taken of a typed or pasted text. */
  take: (text: string) => string;
  /** The list of dial codes, such as "US,+1"; one that is chosen and not offered any more stays in it. */
  code: {
    label: string;
    name: string;
    value: string;
    offered: readonly string[];
    onChange: (value: string) => void;
  };
};

/** Country code and number in one box. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { label, mark, error, state, name, value, onChange, take, code, ...input } = props;
  const codes = code.offered.includes(code.value) ? code.offered : [code.value, ...code.offered];
  return (
    <Field label={label} mark={mark} error={error}>
      {(control) => (
        <Joined
          start={
            <Select
              name={code.name}
              aria-label={code.label}
              width="content"
              value={code.value}
              disabled={state === 'busy'}
              onChange={(event) => code.onChange(event.currentTarget.value)}
            >
              {codes.map((one) => (
                <option key={one} value={one}>
                  {one.replace(',', ' ')}
                </option>
              ))}
            </Select>
          }
        >
          <TakingInput
            {...control}
            {...input}
            name={name}
            type="tel"
            inputMode="numeric"
            value={value}
            state={state}
            take={take}
            onRefuse={onChange}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Joined>
      )}
    </Field>
  );
};
