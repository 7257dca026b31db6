import { assign, setup, type ActorRefFrom } from 'xstate';
import { applyTheme, systemTheme, type SystemThemeEvent } from '#browser/appearance.ts';
import { writeSidebar, writeTheme, type SidebarState } from '#browser/storage.ts';
import type { Theme } from '#domain/appearance/theme.ts';
import { asked } from '#machines/patterns/params.ts';

export type AppearanceEvent =
  | SystemThemeEvent
  | { type: 'theme.changed'; theme: Theme }
  | { type: 'collapse.sidebar' }
  | { type: 'expand.sidebar' };

export type AppearanceContext = {
  /** What shows now. */
  theme: Theme;
  /** What this device remembered at the start; a null theme follows the device. */
  remembered: { theme: Theme | null; sidebar: SidebarState };
};

/** How the product looks on this device: light or dark, and how wide its sidebar is. */
export const appearanceMachine = setup({
  types: {
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
    input: {} as { theme: Theme | null; sidebar: SidebarState },
  },
  actors: { systemTheme },
  actions: {
    setTheme: assign((_, { theme }: { theme: Theme }) => ({ theme })),
    storeTheme: (_, { theme }: { theme: Theme }) => {
      writeTheme(theme);
      applyTheme(theme);
    },
    storeOpen: () => writeSidebar('open'),
    storeCollapsed: () => writeSidebar('collapsed'),
  },
  guards: {
    isChosen: ({ context }) => context.remembered.theme !== null,
    isCollapsed: ({ context }) => context.remembered.sidebar === 'collapsed',
  },
}).createMachine({
  id: 'appearance',
  context: ({ input }) => ({ theme: input.theme ?? 'light', remembered: input }),
  type: 'parallel',
  states: {
    theme: {
      initial: 'recalling',
      states: {
        recalling: {
          description: 'Reads whether a theme was chosen on this device.',
          always: [
            {
              guard: 'isChosen',
              target: 'chosen',
              // Kept for as long again, and on the page wherever that came from.
              actions: { type: 'storeTheme', params: ({ context }) => context },
            },
            { target: 'following' },
          ],
        },
        following: {
          description: 'Follows the device until someone chooses.',
          invoke: { src: 'systemTheme' },
          on: { 'system.theme.changed': { actions: { type: 'setTheme', params: asked } } },
        },
        chosen: { description: 'The choice holds, whatever the device prefers.' },
      },
      on: {
        'theme.changed': {
          target: '.chosen',
          actions: [
            { type: 'setTheme', params: asked },
            { type: 'storeTheme', params: asked },
          ],
        },
      },
    },
    sidebar: {
      initial: 'recalling',
      states: {
        recalling: {
          description: 'Reads how wide the sidebar was left.',
          always: [{ guard: 'isCollapsed', target: 'collapsed' }, { target: 'open' }],
        },
        open: {
          description: 'The sidebar shows names.',
          on: { 'collapse.sidebar': { target: 'collapsed', actions: 'storeCollapsed' } },
        },
        collapsed: {
          description: 'The sidebar shows icons alone.',
          on: { 'expand.sidebar': { target: 'open', actions: 'storeOpen' } },
        },
      },
    },
  },
});

export type AppearanceActor = ActorRefFrom<typeof appearanceMachine>;
