import type { KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import * as css from './multi-choice.css.ts';
import { Tag } from './tag.tsx';
import { useChoices } from './use-choices.ts';

export type MultiChoiceWords = {
  search: string;
  none: string;
  /** Names the list of what is chosen. */
  chosen: string;
  remove: (label: string) => string;
};

export type MultiChoiceProps = {
  id?: string;
  name: string;
  label: string;
  values: readonly string[];
  choices: readonly Choice[];
  words: MultiChoiceWords;
  state?: 'idle' | 'busy';
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  onChange: (values: readonly string[]) => void;
};

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** Several choices out of many, found by typing and shown as tags that can be taken off. */
export const MultiChoice = (props: MultiChoiceProps) => {
  const { label, values, choices, words, state = 'idle', onChange, ...control } = props;
  const list = useChoices({
    choices,
    shown: '',
    state,
    afterChoice: 'stay',
    onChoose: (value) => onChange(toggled(values, value)),
  });
  const takeOffLast = ({ key }: KeyboardEvent) => {
    if (key === 'Backspace' && !list.typed && state === 'idle' && values.length > 0) {
      onChange(values.slice(0, -1));
    }
  };
  return (
    <ChoiceList list={list} label={label} chosen={values} selection="several" none={words.none}>
      <span className={css.box} data-state={state}>
        <ChosenTags {...props} />
        <input
          {...list.inputProps({ ...control, onKeyDown: takeOffLast })}
          type="text"
          className={css.input}
          placeholder={values.length === 0 ? words.search : undefined}
          data-state={state}
        />
      </span>
    </ChoiceList>
  );
};

const ChosenTags = ({ values, choices, words, state, onChange }: MultiChoiceProps) => {
  const chosen = values.flatMap((value) => choices.filter((choice) => choice.value === value));
  if (chosen.length === 0) return null;
  return (
    <ul className={css.tags} aria-label={words.chosen}>
      {chosen.map(({ value, label }) => (
        <li key={value} className={css.item}>
          <Tag
            removeLabel={words.remove(label)}
            onRemove={() => state !== 'busy' && onChange(toggled(values, value))}
          >
            {label}
          </Tag>
        </li>
      ))}
    </ul>
  );
};
