import * as css from './filter-select.css.ts';
import { Select } from './select.tsx';

export type FilterSelectProps<Id extends string | number> = {
  label: string;
  /** The choice that narrows nothing. */
  all: string;
  options: readonly { id: Id; name: string }[];
  value: Id | null;
  onValue: (id: Id | null) => void;
};

/** One of a list, or all of it. */
export const FilterSelect = <Id extends string | number>(props: FilterSelectProps<Id>) => {
  const { label, all, options, value, onValue } = props;
  return (
    <div className={css.filter}>
      <Select
        aria-label={label}
        value={value === null ? '' : String(value)}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onValue(options.find(({ id }) => String(id) === chosen)?.id ?? null);
        }}
      >
        <option value="">{all}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
};
