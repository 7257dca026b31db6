/** What is said while a form is filled in; how long a refusal stays is the feature's. */
export const formMessages = {
  clear: { description: 'No validation error is shown.', entry: 'clearMessages' },
  faulty: { description: 'The first rule that was broken stands under its field, until it is changed.' },
} as const;

/** What submitting a record leads to: its first fault, or the call that adds or updates it. */
export const submitRecord = [
  { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
  { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
  { target: 'updating', actions: 'clearMessages' },
] as const;

/** A refusal that stays until something is changed. */
export const stayingRefusal = { description: 'Says why the server refused; what was typed stays.' } as const;

/** Milliseconds that the banner of a refusal stands while nobody reads it. */
export const errorBanner = 5_000;

/** A refusal in a banner that goes by itself, to the state that `clear` names, and stays while somebody reads it. */
export const passingRefusal = <const Clear extends `#${string}`>(clear: Clear) =>
  ({
    description: 'A banner says why the server refused, and goes by itself; what was typed stays.',
    initial: 'showing',
    states: {
      showing: {
        description: 'The banner has its five seconds.',
        after: { errorBanner: clear },
        on: { hold: 'held' },
      },
      held: { description: 'Someone reads the banner: it stays.', on: { release: 'showing' } },
    },
  }) as const;
