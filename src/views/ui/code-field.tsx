import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import * as css from './code-field.css.ts';
import { Field, type FieldLook } from './field.tsx';
import { useTakenText, type Taking } from './use-taken-text.ts';

export type CodeFieldProps = FieldLook &
  Taking &
  Omit<
    ComponentPropsWithoutRef<'input'>,
    'className' | 'style' | 'type' | 'id' | 'inputMode' | 'autoComplete' | 'maxLength' | 'value'
  > & {
    value: string;
    length: number;
    /** A busy field keeps its look and takes no typing until what was sent is answered. */
    state?: 'idle' | 'busy';
  };

/**
 * A code that was sent, drawn as cells over one real input, so that pasting and filling in put it in whole. The input
 * has no length of its own: a browser would cut "482 715" before anybody could take its blank out.
 */
export const CodeField = (props: CodeFieldProps) => {
  const { label, mark, hint, error, success, aside, id, value, length, state = 'idle', ...others } = props;
  const { take, onRefuse, ...rest } = others;
  const ref = useRef<HTMLInputElement>(null);
  useTakenText(ref, { take, onRefuse });
  const [isFocused, setFocused] = useState(false);
  const current = Math.min(value.length, length - 1);
  return (
    <Field {...{ label, mark, hint, error, success, aside, id }}>
      {(control) => (
        <span className={css.box} data-state={error ? 'invalid' : 'valid'}>
          <span className={css.cells} aria-hidden>
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={css.cell}
                data-state={isFocused && state === 'idle' && index === current ? 'current' : 'idle'}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </span>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={ref}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="one-time-code"
            className={css.input}
            value={value}
            readOnly={rest.readOnly || state === 'busy'}
            data-state={state}
            onFocus={(event) => {
              setFocused(true);
              rest.onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              rest.onBlur?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
};
