import Check from 'lucide-react/icons/check';
import { typedPart, type Choice } from './choice.ts';
import * as css from './choice-list.css.ts';
import { Icon } from './icon.tsx';
import type { ChoiceListState } from './use-choice-list.ts';
import { usePlaceBelow } from './use-place-below.ts';

export type ChoiceListProps = {
  list: ChoiceListState;
  /** Names the list for screen readers. */
  label: string;
  chosen: readonly string[];
  selection: 'one' | 'several';
  /** What stands there when nothing fits. */
  none: string;
};

/** The list under a combobox; it floats over all that scrolls. */
export const ChoiceList = ({ list, label, chosen, selection, none }: ChoiceListProps) => {
  const { anchor, style } = usePlaceBelow(list.isOpen);
  return (
    <span ref={anchor} className={css.anchor} data-part="choices">
      {list.isOpen && (
        <span className={css.panel} style={style}>
          {list.found.length > 0 && (
            <div
              id={list.listId}
              role="listbox"
              tabIndex={-1}
              aria-label={label}
              aria-multiselectable={selection === 'several' || undefined}
              className={css.list}
              // The press must not take the focus out of the box, which would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
            >
              {list.found.map((choice) => (
                <Option
                  key={choice.value}
                  list={list}
                  choice={choice}
                  state={chosen.includes(choice.value) ? 'chosen' : 'open'}
                />
              ))}
            </div>
          )}
          {list.found.length === 0 && <span className={css.none}>{none}</span>}
        </span>
      )}
      <span className={css.spoken} role="status">
        {list.isOpen && list.found.length === 0 ? none : ''}
      </span>
    </span>
  );
};

type OptionProps = { list: ChoiceListState; choice: Choice; state: 'chosen' | 'open' };

const Option = ({ list, choice, state }: OptionProps) => {
  const isActive = list.active?.value === choice.value;
  const [before, match, after] = typedPart(choice.label, list.typed ?? '');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys move in the list from its box
    <div
      id={list.optionId(choice.value)}
      role="option"
      tabIndex={-1}
      aria-selected={state === 'chosen'}
      data-state={isActive ? 'active' : 'idle'}
      className={css.option}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => list.choose(choice.value)}
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
