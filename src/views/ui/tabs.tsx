import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TabsContext } from './tabs-context.ts';
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
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = items.findIndex((item) => item.value === value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = placeAfter(event.key, place, items.length);
    const item = to === null ? undefined : items.at(to);
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(item)]?.focus();
    onValueChange(item.value);
  };
  return (
    <TabsContext value={{ id, value }}>
      <div ref={list} className={css.list} role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-controls={`${id}-${item.value}-panel`}
            aria-selected={item.value === value}
            tabIndex={item.value === value ? 0 : -1}
            className={css.tab}
            onClick={() => onValueChange(item.value)}
            onKeyDown={move}
          >
            {item.label}
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {children}
    </TabsContext>
  );
};

function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
