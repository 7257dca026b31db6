import Lock from 'lucide-react/icons/lock';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Glyph } from './glyph.ts';
import { Icon } from './icon.tsx';
import * as css from './input.css.ts';

export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'time' | 'number';
  icon?: Glyph;
  /** What lies over the end of the box, such as a button; a locked one has its lock there. */
  end?: ReactNode;
  /** A busy input keeps its look and takes no typing until what was sent is answered. */
  state?: 'idle' | 'busy';
};

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The bare box; give it a name by `TextField`, by `Field` or by `aria-label`. */
export const TextInput = ({ type = 'text', icon, end, state = 'idle', ...rest }: TextInputProps) => {
  const isLocked = rest.readOnly === true;
  return (
    <span className={css.withEnds}>
      {icon && (
        <span className={css.startMark}>
          <Icon glyph={icon} />
        </span>
      )}
      <input
        {...rest}
        type={type}
        readOnly={isLocked || state === 'busy'}
        data-state={state}
        className={classes(css.input, icon && css.startRoom, (isLocked || Boolean(end)) && css.endRoom)}
      />
      {isLocked ? (
        <span className={css.endMark}>
          <Icon glyph={Lock} size="small" />
        </span>
      ) : (
        end
      )}
    </span>
  );
};
