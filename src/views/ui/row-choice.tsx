import { useId } from 'react';
import * as css from './paging.css.ts';
import { Select } from './select.tsx';

export type RowChoiceProps = {
  label: string;
  rows: number;
  choices: readonly number[];
  onRows: (rows: number) => void;
};

/** How many rows a page shows. */
export const RowChoice = ({ label, rows, choices, onRows }: RowChoiceProps) => {
  const id = useId();
  return (
    <span className={css.rows}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        size="small"
        width="content"
        value={rows}
        onChange={(event) => onRows(Number(event.currentTarget.value))}
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </span>
  );
};
