import CircleHelp from 'lucide-react/icons/circle-help';
import * as css from './help-tip.css.ts';
import { Icon } from './icon.tsx';
import { HeldTooltip } from './tooltip.tsx';

export type HelpTipProps = {
  /** What it helps with. */
  label: string;
  /** The help, on hover, on focus and on a press. */
  text: string;
};

/** A question mark beside a label, for what not everybody has to read. */
export const HelpTip = ({ label, text }: HelpTipProps) => (
  <HeldTooltip content={text} label={label}>
    <button type="button" className={css.mark} aria-label={label}>
      <Icon glyph={CircleHelp} size="small" />
    </button>
  </HeldTooltip>
);
