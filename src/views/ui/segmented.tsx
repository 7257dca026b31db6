import { ToggleGroup as Radix } from 'radix-ui';
import * as css from './segmented.css.ts';

export type SegmentedOption<Value extends string> = { value: Value; label: string };

export type SegmentedProps<Value extends string> = {
  /** What is filtered, for screen readers. */
  label: string;
  /** Two to five that exclude each other. */
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Radio buttons side by side: one is always chosen, and arrows choose as they do among radio buttons. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => {
  const { label, options, value, onValueChange } = props;
  const change = (to: string) => {
    const option = options.find((one) => one.value === to);
    if (option && to !== value) onValueChange(option.value);
  };
  return (
    <Radix.Root type="single" className={css.track} aria-label={label} value={value} onValueChange={change}>
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className={css.segment}
          onFocus={() => change(option.value)}
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
};
