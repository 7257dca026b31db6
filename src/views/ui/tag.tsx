import X from 'lucide-react/icons/x';
import { Icon } from './icon.tsx';
import * as css from './tag.css.ts';

export type TagProps = {
  children: string;
  /** Names the cross, such as "Remove Liga Carambola Medellín"; without it the tag stays. */
  removeLabel?: string;
  onRemove?: (() => void) | undefined;
};

export const Tag = ({ children, removeLabel, onRemove }: TagProps) => (
  <span className={css.tag}>
    <span className={css.text}>{children}</span>
    {removeLabel && (
      <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon glyph={X} size="small" />
      </button>
    )}
  </span>
);
