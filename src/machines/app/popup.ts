import { setup, type ActorRefFrom } from 'xstate';

export type PopupEvent =
  | { type: 'open.sign.in' }
  | { type: 'open.forgot.password' }
  | { type: 'open.registration' }
  | { type: 'close' };

/** Which popup of the header is open over the page; one at a time. */
export const popupMachine = setup({ types: { events: {} as PopupEvent } }).createMachine({
  id: 'popup',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the page is there.',
      on: {
        'open.sign.in': 'signIn',
        'open.forgot.password': 'forgotPassword',
        'open.registration': 'registration',
      },
    },
    signIn: {
      description: 'The sign-in form is open.',
      on: { 'open.forgot.password': 'forgotPassword', close: 'closed' },
    },
    forgotPassword: {
      description: 'The form that sends a link for a new password is open.',
      on: { 'open.sign.in': 'signIn', close: 'closed' },
    },
    registration: {
      description: 'The registration form is open; an address of the others still takes its place.',
      on: { 'open.sign.in': 'signIn', 'open.forgot.password': 'forgotPassword', close: 'closed' },
    },
  },
});

export type PopupActor = ActorRefFrom<typeof popupMachine>;
