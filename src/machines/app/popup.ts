import { assign, setup, type ActorRefFrom } from 'xstate';

export type PopupEvent =
  /** First after a registration, which fills the form in with its address, or after an activation. */
  | { type: 'open.sign.in'; email?: string; isFirst?: boolean }
  | { type: 'open.forgot.password' }
  | { type: 'open.registration' }
  | { type: 'close' };

const signIn = {
  target: 'signIn',
  actions: {
    type: 'setOpener',
    params: ({ event }: { event: { email?: string; isFirst?: boolean } }) => event,
  },
} as const;

/** Which popup of the header is open over the page; one at a time. */
export const popupMachine = setup({
  types: { context: {} as { email: string | null; isFirst: boolean }, events: {} as PopupEvent },
  actions: {
    setOpener: assign((_, { email, isFirst }: { email?: string; isFirst?: boolean }) => ({
      email: email ?? null,
      isFirst: isFirst ?? email !== undefined,
    })),
  },
}).createMachine({
  id: 'popup',
  context: { email: null, isFirst: false },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the page is there.',
      on: {
        'open.sign.in': signIn,
        'open.forgot.password': 'forgotPassword',
        'open.registration': 'registration',
      },
    },
    signIn: {
      description: 'The sign-in form is open.',
      on: {
        'open.forgot.password': 'forgotPassword',
        'open.registration': 'registration',
        close: 'closed',
      },
    },
    forgotPassword: {
      description: 'The form that sends a link for a new password is open.',
      on: { 'open.sign.in': signIn, close: 'closed' },
    },
    registration: {
      description: 'The registration form is open; an address of the others still takes its place.',
      on: { 'open.sign.in': signIn, 'open.forgot.password': 'forgotPassword', close: 'closed' },
    },
  },
});

export type PopupActor = ActorRefFrom<typeof popupMachine>;
