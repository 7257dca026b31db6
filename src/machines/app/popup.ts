import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { leaveOverlay, pushOverlay, replaceOverlay, type Overlay } from '#browser/location.ts';
import { clearTyped, writeTyped } from '#browser/storage.ts';
import { asked } from '#machines/patterns/params.ts';

/** Why the sign-in opens where nobody has asked for it. */
export type SignInOpener = {
  /** After a registration, which fills the form in with its address, or after an activation. */
  email?: string;
  isFirst?: boolean;
  /** A page was asked for that only those signed in may see. */
  isKeptOut?: boolean;
};

/** An address of its own has opened it, which is an entry of the history already. */
type Opened = { byAddress?: boolean };

export type PopupEvent =
  | { type: 'open.menu' }
  | { type: 'close.menu' }
  | ({ type: 'open.sign.in' } & SignInOpener & Opened)
  /** What stands in the sign-in form: for the form of a forgotten password, and for when the form comes back. */
  | { type: 'email.typed'; email: string }
  | ({ type: 'open.forgot.password' } & Opened)
  | { type: 'open.registration' }
  | { type: 'close' }
  /** Somebody is signed in, who has no use for the forms of visitors. */
  | { type: 'person.came' }
  /** Back, Forward or a link has led to another entry of the history. */
  | { type: 'entry.shown'; overlay: Overlay | null };

/** The sign-in form is open no more. */
export type PopupEmitted = { type: 'sign.in.closed' };

type PopupContext = { email: string | null; isFirst: boolean; isKeptOut: boolean; typed: string };
type Shown = { overlay: Overlay | null };

const popupSetup = setup({
  types: {
    context: {} as PopupContext,
    events: {} as PopupEvent,
    emitted: {} as PopupEmitted,
    input: {} as { typed: string },
  },
  actions: {
    setOpener: assign((_, { email, isFirst, isKeptOut }: SignInOpener) => ({
      email: email ?? null,
      isFirst: isFirst ?? email !== undefined,
      isKeptOut: isKeptOut ?? false,
    })),
    keepTyped: assign((_, { email }: { email: string }) => ({ typed: email })),
    storeTyped: (_, { email }: { email: string }) => writeTyped(email),
    forgetTyped: assign({ typed: '' }),
    dropTyped: () => clearTyped(),
    tellClosed: emit({ type: 'sign.in.closed' }),
    pushEntry: (_, { overlay }: { overlay: Overlay }) => pushOverlay(overlay),
    replaceEntry: (_, { overlay }: { overlay: Overlay }) => replaceOverlay(overlay),
    leaveEntry: () => leaveOverlay(),
  },
  guards: {
    isByAddress: (_, { byAddress }: Opened) => byAddress === true,
    isPageAlone: (_, { overlay }: Shown) => overlay === null,
    isMenu: (_, { overlay }: Shown) => overlay === 'menu',
    isSignIn: (_, { overlay }: Shown) => overlay === 'signIn',
    isForgotPassword: (_, { overlay }: Shown) => overlay === 'forgotPassword',
    isRegistration: (_, { overlay }: Shown) => overlay === 'registration',
  },
});

const isByAddress = { type: 'isByAddress', params: asked } as const;
const setOpener = { type: 'setOpener', params: asked } as const;
const entryOf = <const Name extends Overlay>(overlay: Name) => ({ params: { overlay } }) as const;
const push = <const Name extends Overlay>(overlay: Name) =>
  ({ type: 'pushEntry', ...entryOf(overlay) }) as const;
const replace = <const Name extends Overlay>(overlay: Name) =>
  ({ type: 'replaceEntry', ...entryOf(overlay) }) as const;

/** What is open gives way to another form, in the same entry of the history. */
const instead = {
  signIn: { target: 'signIn', actions: [setOpener, replace('signIn')] },
  forgotPassword: { target: 'forgotPassword', actions: replace('forgotPassword') },
  registration: { target: 'registration', actions: replace('registration') },
} as const;

const shown = {
  page: { guard: { type: 'isPageAlone', params: asked }, target: 'closed' },
  menu: { guard: { type: 'isMenu', params: asked }, target: 'menu' },
  signIn: { guard: { type: 'isSignIn', params: asked }, target: 'signIn' },
  forgotPassword: { guard: { type: 'isForgotPassword', params: asked }, target: 'forgotPassword' },
  registration: { guard: { type: 'isRegistration', params: asked }, target: 'registration' },
} as const;

const forget = ['forgetTyped', 'dropTyped'] as const;
/** Closing a form gives up what was typed; after Back, Forward may bring it back. */
const leave = { target: 'closed', actions: [...forget, 'leaveEntry'] } as const;

/** What lies over the page, one at a time: a popup of the header, or the menu of a phone. */
export const popupMachine = popupSetup.createMachine({
  id: 'popup',
  context: ({ input: { typed } }) => ({ email: null, isFirst: false, isKeptOut: false, typed }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the page is there.',
      on: {
        'open.menu': { target: 'menu', actions: push('menu') },
        'open.sign.in': [
          { guard: isByAddress, target: 'signIn', actions: setOpener },
          { target: 'signIn', actions: [setOpener, push('signIn')] },
        ],
        'open.forgot.password': [
          { guard: isByAddress, target: 'forgotPassword' },
          { target: 'forgotPassword', actions: push('forgotPassword') },
        ],
        'open.registration': { target: 'registration', actions: push('registration') },
        'person.came': { actions: forget },
        'entry.shown': [shown.menu, shown.signIn, shown.forgotPassword, shown.registration],
      },
    },
    menu: {
      description:
        'The menu of a phone is open: what the header has no room for, or the sections of the signed-in user.',
      on: {
        'open.sign.in': instead.signIn,
        'open.forgot.password': instead.forgotPassword,
        'open.registration': instead.registration,
        'close.menu': { target: 'closed', actions: 'leaveEntry' },
        'entry.shown': [shown.page, shown.signIn, shown.forgotPassword, shown.registration],
      },
    },
    signIn: {
      description: 'The sign-in form is open.',
      exit: 'tellClosed',
      on: {
        'email.typed': {
          actions: [
            { type: 'keepTyped', params: asked },
            { type: 'storeTyped', params: asked },
          ],
        },
        'open.forgot.password': instead.forgotPassword,
        'open.registration': instead.registration,
        close: leave,
        'person.came': leave,
        'entry.shown': [shown.page, shown.menu, shown.forgotPassword, shown.registration],
      },
    },
    forgotPassword: {
      description: 'The form that sends a link for a new password is open.',
      on: {
        'open.sign.in': instead.signIn,
        close: leave,
        'person.came': leave,
        'entry.shown': [shown.page, shown.menu, shown.signIn, shown.registration],
      },
    },
    registration: {
      description: 'The registration form is open; an address of the others still takes its place.',
      on: {
        'open.sign.in': instead.signIn,
        'open.forgot.password': instead.forgotPassword,
        close: leave,
        'person.came': leave,
        'entry.shown': [shown.page, shown.menu, shown.signIn, shown.forgotPassword],
      },
    },
  },
});

export type PopupActor = ActorRefFrom<typeof popupMachine>;
