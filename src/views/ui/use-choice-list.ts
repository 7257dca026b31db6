import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { choicesFor, type Choice } from './choice.ts';

type Shown = {
  state: 'closed' | 'open';
  /** Null while nothing is typed and the box shows what is chosen. */
  typed: string | null;
  /** The value of the choice that Enter would take. */
  active: string | null;
};

const closed: Shown = { state: 'closed', typed: null, active: null };

export type ChoiceListArgs = {
  choices: readonly Choice[];
  /** The value to begin at. */
  chosen?: string | undefined;
  state: 'idle' | 'busy';
  onChoose: (value: string) => void;
  /** What leaving the box does with a text that was typed and not chosen. */
  onLeave?: ((typed: string) => void) | undefined;
  /** Several can be chosen one after another, so the list stays open. */
  afterChoice: 'close' | 'stay';
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The choice so many places further, within the list; from outside it, its near end. */
const further = (found: readonly Choice[], active: Choice | undefined, by: number): Choice | undefined => {
  const outside = by > 0 ? -1 : found.length;
  const at = (active ? found.indexOf(active) : outside) + by;
  return found[Math.min(Math.max(at, 0), found.length - 1)];
};

/** What is shown of a list, and the ways in which it changes. */
const useShown = ({ choices, chosen, state, onChoose, afterChoice }: ChoiceListArgs) => {
  const [shown, setShown] = useState(closed);
  const found = choicesFor(choices, shown.typed ?? '');
  const active = found.find(({ value }) => value === shown.active) ?? (shown.typed ? found[0] : undefined);
  return {
    shown,
    found,
    active,
    isOpen: shown.state === 'open',
    close: () => setShown(closed),
    fold: () => setShown({ ...shown, state: 'closed' }),
    open: () => state === 'idle' && setShown({ ...shown, state: 'open', active: chosen ?? null }),
    type: (typed: string) => state === 'idle' && setShown({ state: 'open', typed, active: null }),
    move: (by: number) => setShown({ ...shown, active: further(found, active, by)?.value ?? null }),
    choose: (value: string) => {
      setShown(afterChoice === 'stay' ? { state: 'open', typed: null, active: value } : closed);
      onChoose(value);
    },
  };
};

type List = ReturnType<typeof useShown>;

/** The keys of the pattern; in an open list Enter chooses, and must not send the form as well. */
const followKey = (list: List, event: KeyboardEvent): void => {
  const step = steps[event.key];
  if (step !== undefined && !event.altKey) {
    event.preventDefault();
    if (list.isOpen) list.move(step);
    else list.open();
  } else if (event.key === 'Enter' && list.isOpen) {
    event.preventDefault();
    if (list.active) list.choose(list.active.value);
  } else if (event.key === 'Escape' && list.isOpen) {
    list.close();
  }
};

/** The list of a combobox as the ARIA pattern has it: the focus stays in the box, the keys move in the list. */
export const useChoiceList = (args: ChoiceListArgs) => {
  const id = useId();
  const list = useShown(args);
  const { shown, found, active, isOpen, choose } = list;
  const optionId = (value: string): string => `${id}-${value || 'none'}`;
  const listId = `${id}-list`;
  const isListed = isOpen && found.length > 0;
  return {
    found,
    active,
    isOpen,
    typed: shown.typed,
    choose,
    listId,
    optionId,
    input: {
      role: 'combobox',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isListed && active ? optionId(active.value) : undefined,
      'data-list': shown.state,
      onKeyDown: (event: KeyboardEvent) => followKey(list, event),
      onClick: () => (isOpen ? list.fold() : list.open()),
      onBlur: () => {
        if (shown.typed !== null) args.onLeave?.(shown.typed);
        list.close();
      },
      onChange: (event: SyntheticEvent<HTMLInputElement>) => list.type(event.currentTarget.value),
    },
  } as const;
};

export type ChoiceListState = ReturnType<typeof useChoiceList>;
