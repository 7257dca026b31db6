import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import * as css from './multi-choice.css.ts';
import { Tag } from './tag.tsx';
import { useChoiceList } from './use-choice-list.ts';

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
export const MultiChoice = (props: MultiChoiceProps) => (
  <span className={css.box} data-part="choice" data-state={props.state}>
    <ChosenTags {...props} />
    <Adder {...props} />
  </span>
);

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

const Adder = (props: MultiChoiceProps) => {
  const { label, values, choices, words, state = 'idle', onChange, ...control } = props;
  const list = useChoiceList({
    choices,
    state,
    afterChoice: 'stay',
    onChoose: (value) => onChange(toggled(values, value)),
  });
  return (
    <>
      <input
        {...control}
        {...list.input}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={css.input}
        placeholder={values.length === 0 ? words.search : undefined}
        value={list.typed ?? ''}
        readOnly={state === 'busy'}
        data-state={state}
        onKeyDown={(event) => {
          const isTakingOff = event.key === 'Backspace' && !list.typed && state === 'idle';
          if (isTakingOff && values.length > 0) onChange(values.slice(0, -1));
          list.input.onKeyDown(event);
        }}
      />
      <ChoiceList list={list} label={label} chosen={values} selection="several" none={words.none} />
    </>
  );
};
