import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import * as css from './combobox.css.ts';
import { Icon } from './icon.tsx';
import * as input from './input.css.ts';
import { Select } from './select.tsx';
import { useChoiceList } from './use-choice-list.ts';
import { useNativeChoice } from './use-native-choice.ts';

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

/** One choice out of many, found by typing; with fingers it is the platform's own list. */
export const Combobox = (props: ComboboxProps) =>
  useNativeChoice() ? <NativeCombobox {...props} /> : <SearchedCombobox {...props} />;

const NativeCombobox = (props: ComboboxProps) => {
  const { label, named, value, choices, words, width = 'fill', state, onChoose, ...control } = props;
  return (
    <Select
      {...control}
      value={value}
      width={width === 'short' ? 'content' : 'fill'}
      disabled={state === 'busy'}
      aria-label={named === 'byItself' ? label : undefined}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {words.open !== undefined && <option value="">{words.open}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.detail ? `${choice.label} (${choice.detail})` : choice.label}
        </option>
      ))}
    </Select>
  );
};

const SearchedCombobox = (props: ComboboxProps) => {
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
