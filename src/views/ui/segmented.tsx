import { useId } from 'react';
import * as css from './segmented.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SegmentedOption<Value extends string> = { value: Value; label: string };

export type SegmentedProps<Value extends string> = {
  /** What is filtered, for screen readers. */
  label: string;
  /** Two to five that exclude each other. */
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Radio buttons side by side: arrows move between them as everywhere. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => {
  const { label, options, value, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className={css.group}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span className={css.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
