import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import * as css from './combobox.css.ts';
import { Icon } from './icon.tsx';
import * as input from './input.css.ts';
import { useChoiceList } from './use-choice-list.ts';

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
  const empty: Choice[] = words.open === undefined ? [] : [{ value: '', label: words.open }];
  const list = useChoiceList({
    choices: [...empty, ...choices],
    chosen: value,
    state,
    afterChoice: 'close',
    onChoose,
    onLeave: (typed) => {
      if (typed.trim() === '' && words.open !== undefined) onChoose('');
    },
  });
  return (
    <span className={css.box[width]} data-part="choice">
      <input
        {...control}
        {...list.input}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={`${input.input} ${input.endRoom}`}
        aria-label={named === 'byItself' ? label : undefined}
        placeholder={words.open ?? words.search}
        value={list.typed ?? chosen?.short ?? chosen?.label ?? ''}
        readOnly={state === 'busy'}
        data-state={state}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span className={css.chevron}>
        <Icon glyph={ChevronDown} size="small" />
      </span>
      <ChoiceList list={list} label={label} chosen={[value]} selection="one" none={words.none} />
    </span>
  );
};
