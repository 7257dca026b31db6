import { assign, setup, type ActorRefFrom } from 'xstate';

export type PopupEvent =
  /** With an address the form is filled in with it, as after a registration. */
  | { type: 'open.sign.in'; email?: string }
  | { type: 'open.forgot.password' }
  | { type: 'open.registration' }
  | { type: 'close' };

const signIn = {
  target: 'signIn',
  actions: { type: 'keepEmail', params: ({ event }: { event: { email?: string } }) => event },
} as const;

/** Which popup of the header is open over the page; one at a time. */
export const popupMachine = setup({
  types: { context: {} as { email: string | null }, events: {} as PopupEvent },
  actions: { keepEmail: assign((_, { email }: { email?: string }) => ({ email: email ?? null })) },
}).createMachine({
  id: 'popup',
  context: { email: null },
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
