import { setup, type ActorRefFrom } from 'xstate';

/** Whether the bar of switches is one line or open. */
export const foldMachine = setup({ types: { events: {} as { type: 'fold.toggled' } } }).createMachine({
  id: 'dev-fold',
  initial: 'folded',
  states: {
    folded: { description: 'One line says what is on.', on: { 'fold.toggled': 'unfolded' } },
    unfolded: { description: 'All switches are in reach.', on: { 'fold.toggled': 'folded' } },
  },
});

export type FoldActor = ActorRefFrom<typeof foldMachine>;
