import { useContext, type ReactNode } from 'react';
import { TabsContext } from './tabs-context.ts';
import * as css from './tabs.css.ts';

export type TabPanelProps = { value: string; children: ReactNode };

/** What a tab shows; the others stay on the page as empty, hidden panels, so that each tab has the one it names. */
export const TabPanel = ({ value, children }: TabPanelProps) => {
  const { id, value: shown } = useContext(TabsContext);
  return (
    <div
      role="tabpanel"
      id={`${id}-${value}-panel`}
      aria-labelledby={`${id}-${value}`}
      hidden={value !== shown}
      tabIndex={0}
      className={css.panel}
    >
      {value === shown && children}
    </div>
  );
};
