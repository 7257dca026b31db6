import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Icon } from './icon.tsx';
import { endControl } from './input.css.ts';
import * as css from './password-field.css.ts';

export type RevealButtonProps = {
  label: string;
  /** The id of the field that it shows. */
  controls: string;
  isShown: boolean;
  onToggle: () => void;
};

/** Shows what was typed while it is pressed in; its name stays, its state changes. */
export const RevealButton = ({ label, controls, isShown, onToggle }: RevealButtonProps) => (
  <span className={endControl}>
    <button
      type="button"
      className={css.toggle}
      aria-label={label}
      aria-pressed={isShown}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon glyph={isShown ? EyeOff : Eye} />
    </button>
  </span>
);
