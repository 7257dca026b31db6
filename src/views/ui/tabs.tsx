import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './tabs.css.ts';

export type TabItem<Value extends string> = { value: Value; label: string; count?: number };

export type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** One `TabPanel` for each item. */
  children: ReactNode;
};

/** One stop of the Tab key; arrows, Home and End show the panel of the tab that they lead to. */
export const Tabs = <Value extends string>(props: TabsProps<Value>) => {
  const { label, items, value, onValueChange, children } = props;
  const change = (to: string) => {
    const item = items.find((one) => one.value === to);
    if (item) onValueChange(item.value);
  };
  return (
    <Radix.Root value={value} onValueChange={change}>
      <Radix.List className={css.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={css.tab}>
            {item.label}
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
};
