import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import { useAfterPress } from './use-press.ts';
import { choicesFor, type Choice } from './choice.ts';

export type ChoicesArgs = {
  choices: readonly Choice[];
  /** What is chosen already; the list opens at it. */
  chosen?: Choice | undefined;
  /** What the box shows while nothing is typed. */
  shown: string;
  state: 'idle' | 'busy';
  onChoose: (value: string) => void;
  /** What leaving the box does with a text that was typed and not chosen. */
  onLeave?: ((typed: string) => void) | undefined;
  /** Several can be chosen one after another, so the list stays open. */
  afterChoice: 'close' | 'stay';
};

const { stateChangeTypes: types } = useCombobox;

const isChoice = (type: UseComboboxStateChangeOptions<Choice>['type']): boolean =>
  type === types.ItemClick || type === types.InputKeyDownEnter;

/** Where a form differs from Downshift: what is not chosen on purpose changes nothing. */
const reduce =
  ({ choices, state: fieldState, afterChoice }: ChoicesArgs) =>
  (state: UseComboboxState<Choice>, { type, changes }: UseComboboxStateChangeOptions<Choice>) => {
    if (fieldState === 'busy') return state;
    if (type === types.InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
    const isLeft = type === types.InputBlur || type === types.InputKeyDownEscape;
    if (isLeft) return { ...changes, selectedItem: state.selectedItem };
    const { selectedItem } = changes;
    if (!isChoice(type) || afterChoice === 'close' || !selectedItem) return changes;
    const place = choices.findIndex(({ value }) => value === selectedItem.value);
    return { ...changes, isOpen: true, highlightedIndex: place };
  };

/** A combobox by Downshift over choices that are found by typing: the focus stays in the box, the keys move in the list. */
export const useChoices = (args: ChoicesArgs) => {
  const { choices, chosen, shown, state, onChoose, onLeave } = args;
  // Null while nothing is typed and the box shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const afterPress = useAfterPress();
  const found = choicesFor(choices, typed ?? '');
  const box = useCombobox<Choice>({
    items: [...found],
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.value,
    inputValue: typed ?? shown,
    selectedItem: chosen ?? null,
    stateReducer: reduce(args),
    onStateChange: ({ type, selectedItem }) => {
      if (type === types.InputKeyDownEscape) setTyped(null);
      if (!isChoice(type)) return;
      setTyped(null);
      if (selectedItem) onChoose(selectedItem.value);
    },
  });
  const isListed = box.isOpen && found.length > 0;
  return {
    found,
    typed,
    isOpen: box.isOpen,
    active: isListed ? found[box.highlightedIndex] : undefined,
    getMenuProps: box.getMenuProps,
    getItemProps: box.getItemProps,
    /** Properties of the box; what is given stands above what the pattern says. */
    inputProps: <Given extends { id?: string; 'aria-label'?: string | undefined }>(given: Given) =>
      box.getInputProps({
        'aria-labelledby': undefined,
        'aria-expanded': isListed,
        readOnly: state === 'busy',
        autoCapitalize: 'none',
        spellCheck: false,
        onChange: (event: { currentTarget: { value: string } }) => {
          if (state === 'idle') setTyped(event.currentTarget.value);
        },
        onBlur: () => {
          if (typed !== null) afterPress(() => onLeave?.(typed));
          setTyped(null);
        },
        ...given,
        ...(isListed ? {} : { 'aria-controls': undefined, 'aria-activedescendant': undefined }),
      }),
  };
};

export type Choices = ReturnType<typeof useChoices>;
