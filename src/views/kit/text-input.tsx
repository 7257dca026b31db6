import Lock from 'lucide-react/icons/lock';
import type { ComponentPropsWithRef } from 'react';
import type { Glyph } from './glyph.ts';
import { Icon } from './icon.tsx';
import * as css from './input.css.ts';

export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'datetime-local' | 'number';
  icon?: Glyph;
  /** A busy input keeps its look and takes no typing until what was sent is answered. */
  state?: 'idle' | 'busy';
};

/** Without a last day, browsers take years of six digits. */
const latestDay = '9999-12-31';

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The bare box; give it a name by `TextField`, by `Field` or by `aria-label`. */
export const TextInput = ({ type = 'text', icon, state = 'idle', ...rest }: TextInputProps) => {
  const isLocked = rest.readOnly === true;
  return (
    <span className={css.withEnds}>
      {icon && (
        <span className={css.startMark}>
          <Icon glyph={icon} />
        </span>
      )}
      <input
        max={type === 'date' ? latestDay : undefined}
        {...rest}
        type={type}
        readOnly={isLocked || state === 'busy'}
        data-state={state}
        className={classes(css.input, icon && css.startRoom, isLocked && css.endRoom)}
      />
      {isLocked && (
        <span className={css.endMark}>
          <Icon glyph={Lock} size="small" />
        </span>
      )}
    </span>
  );
};
