import ChevronDown from 'lucide-react/icons/chevron-down';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './accordion.css.ts';
import { Icon } from './icon.tsx';
import { useFindable } from './use-findable.ts';

export type AccordionProps = {
  /** The ids of the open sections. */
  open: readonly string[];
  onToggle: (id: string) => void;
  /** An `AccordionSection` for each. */
  children: ReactNode;
};

/** Sections under each other that open and close by their headings; arrows move between the headings. */
export const Accordion = ({ open, onToggle, children }: AccordionProps) => {
  const change = (now: readonly string[]) => {
    const toggled = [...now, ...open].find((id) => now.includes(id) !== open.includes(id));
    if (toggled !== undefined) onToggle(toggled);
  };
  return (
    <Radix.Root type="multiple" className={css.sections} value={[...open]} onValueChange={change}>
      {children}
    </Radix.Root>
  );
};

export type AccordionSectionProps = {
  /** Also the place of the section in the page's address. */
  id: string;
  heading: ReactNode;
  isOpen: boolean;
  /** The browser's own search came upon a closed section. */
  onFound: () => void;
  children: ReactNode;
};

/** One section of an accordion; closed, it still stands in the page for the browser's own search. */
export const AccordionSection = ({ id, heading, isOpen, onFound, children }: AccordionSectionProps) => {
  const content = useFindable(isOpen, onFound);
  return (
    <Radix.Item value={id} id={id} className={css.section}>
      <Radix.Header className={css.heading}>
        <Radix.Trigger className={css.trigger}>
          {heading}
          <span className={css.sign}>
            <Icon glyph={ChevronDown} />
          </span>
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content ref={content} className={css.content} forceMount hidden={!isOpen}>
        <div className={css.body}>{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
};
