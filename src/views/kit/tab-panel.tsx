import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './tabs.css.ts';

export type TabPanelProps = { value: string; children: ReactNode };

export const TabPanel = ({ value, children }: TabPanelProps) => (
  <Tabs.Content className={css.panel} value={value}>
    {children}
  </Tabs.Content>
);
