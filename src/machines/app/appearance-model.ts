import { defineModel } from '#model-testing/model.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { appearanceMachine } from './appearance.ts';

const words = navigationWords.theme;
const { collapse, expand } = navigationWords.sidebar;

export const appearanceModel = defineModel(appearanceMachine, {
  starts: [
    { name: 'on a new device', input: { theme: null, sidebar: 'open' } },
    {
      name: 'where dark was chosen and the sidebar collapsed',
      input: { theme: 'dark', sidebar: 'collapsed' },
    },
  ],
  cases: {
    'theme.changed': ({ theme }) => [{ theme: theme === 'dark' ? 'light' : 'dark' }],
    'system.theme.changed': [],
  },
  outcomes: {
    systemTheme: [
      { name: 'dark', sends: { type: 'system.theme.changed', theme: 'dark' } },
      { name: 'light', sends: { type: 'system.theme.changed', theme: 'light' } },
    ],
  },
  identity: ({ theme, remembered }) => [theme, remembered.theme !== null, remembered.sidebar],
  controls: {
    'theme.changed': {
      role: 'button',
      name: ({ event }) => (event.theme === 'dark' ? words.toDark : words.toLight),
    },
    'collapse.sidebar': { role: 'button', name: collapse },
    'expand.sidebar': { role: 'button', name: expand },
  },
  requirements: { 'sidebar.open': ['C-1.09'] },
});
