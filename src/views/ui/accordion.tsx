import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './accordion.css.ts';
import { Icon } from './icon.tsx';

/** Which heading a key leads to, by the place of the one with the focus among all. */
const places: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const headings = [...event.currentTarget.querySelectorAll<HTMLElement>('summary')];
  const at = headings.findIndex((heading) => heading === event.target);
  const to = at === -1 ? undefined : places[event.key]?.(at, headings.length);
  if (to === undefined) return;
  event.preventDefault();
  headings[to]?.focus();
};

/** Sections under each other, each an `AccordionSection`; arrows move between their headings. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the headings within
  <div className={css.sections} onKeyDown={moveFocus}>
    {children}
  </div>
);

export type AccordionSectionProps = {
  /** Also the place of the section in the page's address. */
  id: string;
  heading: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One section of an accordion, which opens without scripts too; closed, the browser's own search finds and opens it. */
export const AccordionSection = ({ id, heading, isOpen, onToggle, children }: AccordionSectionProps) => {
  const section = useRef<HTMLDetailsElement>(null);
  /** What the browser has opened or closed by itself is so from then on. */
  const follow = (shown: HTMLDetailsElement | null): void => {
    if (shown && shown.open !== isOpen) onToggle();
  };
  const takeOver = useEffectEvent(() => follow(section.current));
  // One that was opened before the app was there stays open.
  useLayoutEffect(() => takeOver(), []);
  return (
    <details
      id={id}
      className={css.section}
      ref={section}
      open={isOpen}
      // It may have been opened before the app was there.
      suppressHydrationWarning
      onToggle={(event) => follow(event.currentTarget)}
    >
      <summary
        className={css.trigger}
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <h3 className={css.heading}>{heading}</h3>
        <span className={css.sign}>
          <Icon glyph={ChevronDown} />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
};
