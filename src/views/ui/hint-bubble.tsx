import { createPortal } from 'react-dom';
import * as css from './hint-bubble.css.ts';

export type HintPlace = { x: number; y: number; align: 'start' | 'middle' | 'end'; side: 'top' | 'bottom' };

const edge = 96;
const gap = 6;
const height = 40;

/** Where a bubble fits beside a control: below it and centred, unless the window ends there. */
export const placeHint = (control: DOMRect, room: { width: number; height: number }): HintPlace => {
  const middle = control.left + control.width / 2;
  const side = control.bottom + height > room.height ? 'top' : 'bottom';
  const y = side === 'top' ? control.top - gap : control.bottom + gap;
  if (middle < edge) return { x: control.left, y, align: 'start', side };
  if (middle > room.width - edge) return { x: control.right, y, align: 'end', side };
  return { x: middle, y, align: 'middle', side };
};

export type HintBubbleProps = { place: HintPlace; text: string };

/** The name of an icon made visible; screen readers have it from the control. */
export const HintBubble = ({ place, text }: HintBubbleProps) =>
  createPortal(
    <span
      className={css.bubble}
      style={{ left: place.x, top: place.y }}
      data-align={place.align}
      data-side={place.side}
      data-part="hint"
      aria-hidden
    >
      {text}
    </span>,
    document.body,
  );
