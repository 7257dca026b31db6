import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, type FocusEvent } from 'react';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import * as css from './combobox.css.ts';
import { Icon } from './icon.tsx';
import * as input from './input.css.ts';
import { useChoices } from './use-choices.ts';

export type ComboboxWords = {
  /** Stands in the box while it is empty. */
  search: string;
  none: string;
  /** The choice of nothing; without it something stays chosen. */
  open?: string;
};

export type ComboboxProps = {
  id?: string;
  name: string;
  /** Names the list, and the box where no label does. */
  label: string;
  named?: 'byLabel' | 'byItself';
  value: string;
  choices: readonly Choice[];
  words: ComboboxWords;
  width?: 'fill' | 'short';
  state?: 'idle' | 'busy';
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  onChoose: (value: string) => void;
};

/** One choice out of many, found by typing. */
export const Combobox = (props: ComboboxProps) => {
  const { label, named, value, choices, words, width = 'fill', state = 'idle', onChoose, ...control } = props;
  const chosen = choices.find((choice) => choice.value === value);
  const list = useChoices({
    choices: useWithEmpty(choices, words.open),
    chosen,
    shown: chosen?.short ?? chosen?.label ?? '',
    state,
    afterChoice: 'close',
    onChoose,
    onLeave: (typed) => {
      if (typed.trim() === '' && words.open !== undefined) onChoose('');
    },
  });
  return (
    <ChoiceList list={list} label={label} chosen={[value]} selection="one" none={words.none}>
      <span className={css.box[width]}>
        <input
          {...list.inputProps({
            ...control,
            ...(named === 'byItself' ? { 'aria-label': label } : {}),
            onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
          })}
          type="text"
          className={`${input.input} ${input.endRoom}`}
          placeholder={words.open ?? words.search}
          data-state={state}
        />
        <span className={css.chevron}>
          <Icon glyph={ChevronDown} size="small" />
        </span>
      </span>
    </ChoiceList>
  );
};

/** The choices with that of nothing before them, where there is one. */
const useWithEmpty = (choices: readonly Choice[], open: string | undefined): readonly Choice[] =>
  useMemo(() => (open === undefined ? choices : [{ value: '', label: open }, ...choices]), [choices, open]);
