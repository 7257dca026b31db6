import { setup } from 'xstate';

/** A machine of so many states, each leading to the next and, every fifth, back to the first. */
export function chainMachine(length: number) {
  const states = Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `state${index}`,
      {
        description: `The state of number ${index} waits until someone goes on.`,
        on: {
          ...(index + 1 < length ? { 'go.on': `state${index + 1}` } : {}),
          ...(index % 5 === 4 ? { 'start.over': 'state0' } : {}),
        },
      },
    ]),
  );
  return setup({ types: { events: {} as { type: 'go.on' } | { type: 'start.over' } } }).createMachine({
    id: 'chain',
    initial: 'state0',
    states,
  });
}
