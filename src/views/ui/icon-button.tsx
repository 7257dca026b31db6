import { BareIconButton, type BareIconButtonProps } from './bare-icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/** A button with a sign instead of words; its name shows in a tooltip on hover and focus. */
export const IconButton = ({ label, ...rest }: BareIconButtonProps) => (
  <Tooltip content={label} says="name">
    <BareIconButton label={label} {...rest} />
  </Tooltip>
);
