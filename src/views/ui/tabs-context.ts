import { createContext } from 'react';

/** The row of tabs that a panel belongs to: its id, and the value whose panel is shown. */
export const TabsContext = createContext({ id: '', value: '' });
