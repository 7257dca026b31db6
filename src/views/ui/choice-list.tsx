import Check from 'lucide-react/icons/check';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { typedPart, type Choice } from './choice.ts';
import * as css from './choice-list.css.ts';
import { Icon } from './icon.tsx';
import type { Choices } from './use-choices.ts';

export type ChoiceListProps = {
  list: Choices;
  /** Names the list for screen readers. */
  label: string;
  chosen: readonly string[];
  selection: 'one' | 'several';
  /** What stands there when nothing fits. */
  none: string;
  /** The box that the list belongs to and stands under. */
  children: ReactNode;
};

const keepFocus = (event: Event): void => event.preventDefault();

/** The list under a combobox; it floats over all that scrolls. */
export const ChoiceList = ({ list, label, chosen, selection, none, children }: ChoiceListProps) => {
  const isEmpty = list.found.length === 0;
  return (
    <Popover.Root open={list.isOpen}>
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <Popover.Content
        className={css.panel}
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        // A press beside an option must not take the focus out of the box, which would close the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div
          {...list.getMenuProps(
            { 'aria-label': label, 'aria-multiselectable': selection === 'several' || undefined },
            { suppressRefError: true },
          )}
          className={css.list}
          hidden={isEmpty}
        >
          {list.found.map((choice, index) => (
            <Option
              key={choice.value}
              {...{ list, choice, index }}
              state={chosen.includes(choice.value) ? 'chosen' : 'open'}
            />
          ))}
        </div>
        {isEmpty && <span className={css.none}>{none}</span>}
      </Popover.Content>
      <span className={css.spoken} role="status">
        {list.isOpen && isEmpty ? none : ''}
      </span>
    </Popover.Root>
  );
};

type OptionProps = { list: Choices; choice: Choice; index: number; state: 'chosen' | 'open' };

const Option = ({ list, choice, index, state }: OptionProps) => {
  const [before, match, after] = typedPart(choice.label, list.typed ?? '');
  return (
    <div
      {...list.getItemProps({ item: choice, index, 'aria-selected': state === 'chosen' })}
      data-state={list.active === choice ? 'active' : 'idle'}
      className={css.option}
    >
      <span className={css.label}>
        {before}
        {match && <b className={css.match}>{match}</b>}
        {after}
      </span>
      {choice.detail && <span className={css.detail}>{choice.detail}</span>}
      <span className={css.tick}>{state === 'chosen' && <Icon glyph={Check} size="small" />}</span>
    </div>
  );
};
