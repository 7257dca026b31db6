import CircleHelp from 'lucide-react/icons/circle-help';
import * as css from './help-tip.css.ts';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export type HelpTipProps = {
  /** What it helps with. */
  label: string;
  /** The help, on hover and on focus. */
  text: string;
};

/** A question mark beside a label, for what not everybody has to read. */
export const HelpTip = ({ label, text }: HelpTipProps) => (
  <Tooltip content={text}>
    <button type="button" className={css.mark} aria-label={label}>
      <Icon glyph={CircleHelp} size="small" />
    </button>
  </Tooltip>
);
