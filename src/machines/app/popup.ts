import { assign, emit, setup, type ActorRefFrom } from 'xstate';

/** Why the sign-in opens where nobody has asked for it. */
export type SignInOpener = {
  /** After a registration, which fills the form in with its address, or after an activation. */
  email?: string;
  isFirst?: boolean;
  /** A page was asked for that only those signed in may see. */
  isKeptOut?: boolean;
};

export type PopupEvent =
  | ({ type: 'open.sign.in' } & SignInOpener)
  /** What stands in the sign-in form, for the form of a forgotten password. */
  | { type: 'email.typed'; email: string }
  | { type: 'open.forgot.password' }
  | { type: 'open.registration' }
  | { type: 'close' };

/** The sign-in form is open no more. */
export type PopupEmitted = { type: 'sign.in.closed' };

const signIn = {
  target: 'signIn',
  actions: {
    type: 'setOpener',
    params: ({ event }: { event: SignInOpener }) => event,
  },
} as const;

type PopupContext = { email: string | null; isFirst: boolean; isKeptOut: boolean; typed: string };

/** Which popup of the header is open over the page; one at a time. */
export const popupMachine = setup({
  types: { context: {} as PopupContext, events: {} as PopupEvent, emitted: {} as PopupEmitted },
  actions: {
    setOpener: assign((_, { email, isFirst, isKeptOut }: SignInOpener) => ({
      email: email ?? null,
      isFirst: isFirst ?? email !== undefined,
      isKeptOut: isKeptOut ?? false,
    })),
    keepTyped: assign((_, { email }: { email: string }) => ({ typed: email })),
    forgetTyped: assign({ typed: '' }),
    tellClosed: emit({ type: 'sign.in.closed' }),
  },
}).createMachine({
  id: 'popup',
  context: { email: null, isFirst: false, isKeptOut: false, typed: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the page is there.',
      entry: 'forgetTyped',
      on: {
        'open.sign.in': signIn,
        'open.forgot.password': 'forgotPassword',
        'open.registration': 'registration',
      },
    },
    signIn: {
      description: 'The sign-in form is open.',
      exit: 'tellClosed',
      on: {
        'email.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
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
