import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './tabs.css.ts';

export type TabPanelProps = { value: string; children: ReactNode };

/** What a tab shows; the others stay on the page as empty, hidden panels. */
export const TabPanel = ({ value, children }: TabPanelProps) => (
  <Radix.Content value={value} className={css.panel}>
    {children}
  </Radix.Content>
);
