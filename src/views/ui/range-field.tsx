import { Field } from './field.tsx';
import * as css from './crop-frame.css.ts';

export type RangeFieldProps = {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
};

/** A number between two ends; arrow keys move it by a step. */
export const RangeField = ({ label, value, least, most, step, onChange }: RangeFieldProps) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        className={css.range}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        disabled={least === most}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    )}
  </Field>
);
