import { assign, emit, fromCallback, sendTo, setup, type EventObject } from 'xstate';
import {
  decideAddress,
  formAt,
  wantedAddress,
  type AddressForm,
  type Visitor,
} from '#domain/navigation/guard.ts';
import { asked } from '#machines/patterns/params.ts';
import type { PopupActor, PopupEvent } from './popup.ts';

type Popup = ReturnType<PopupActor['getSnapshot']>['value'];

export type NavigationContext = {
  /** The address shown, or the one that it is being left for: path and query, without the base. */
  address: string;
  /** Null while it is still being found out who is there. */
  visitor: Visitor | null;
  popup: Popup;
  /** The form that the address has opened. */
  opened: AddressForm | null;
};

type Going = { to: string };
type Shown = { address: string };

export type NavigationEvent =
  | ({ type: 'address.shown' } & Shown)
  /** A link to an address of the product is pressed, wherever it stands. */
  | ({ type: 'link.followed' } & Shown)
  /** A form that lies over the page is closed. */
  | { type: 'form.closed' }
  | { type: 'visitor.reported'; visitor: Visitor | null }
  | { type: 'popup.reported'; popup: Popup }
  /** The session redirects somebody who signs in or out. */
  | ({ type: 'session.redirected' } & Going);

/** Where the router is to go. */
export type NavigationEmitted = { type: 'go'; replace: boolean } & Going;

/** The order that opens the form of an address. */
function openingAt(address: string): PopupEvent {
  const opener = formAt(address);
  if (opener?.form === 'forgotPassword') return { type: 'open.forgot.password' };
  return { type: 'open.sign.in', ...(opener?.isFirst && { isFirst: true }) };
}

const insteadOf = ({ address, visitor }: NavigationContext): string | null => {
  const decision = visitor ? decideAddress(address, visitor) : null;
  return decision === null || decision.to === 'show' ? null : decision.to;
};

const wantedBy = ({ address, visitor }: NavigationContext): string | null =>
  visitor && wantedAddress(address, visitor);

/** Where addresses, links and who is there meet: each address is shown, opens a form over the page, or leads elsewhere. */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    input: {} as Shown,
    children: {} as { reports: 'reports'; session: 'session'; popup: 'popup' },
  },
  actors: {
    reports: fromCallback<EventObject>(() => {}),
    session: fromCallback<EventObject>(() => {}),
    popup: fromCallback<EventObject>(() => {}),
  },
  actions: {
    setAddress: assign((_, { address }: Shown) => ({ address })),
    setVisitor: assign((_, { visitor }: { visitor: Visitor | null }) => ({ visitor })),
    setPopup: assign((_, { popup }: { popup: Popup }) => ({ popup })),
    setOpened: assign(({ context }) => ({ opened: formAt(context.address) })),
    /** The address of somebody else is none from the moment that it is left. */
    leave: assign((_, { to }: Going) => ({ address: to })),
    leaveRefused: assign(({ context }) => ({ address: insteadOf(context) ?? context.address })),
    keepWanted: sendTo('session', ({ context }) => ({
      type: 'address.refused' as const,
      address: wantedBy(context) ?? '/',
    })),
    goInstead: emit(({ context }) => ({ type: 'go' as const, to: insteadOf(context) ?? '/', replace: true })),
    // Back from there leads to the page, not to the form that was filled in over it.
    goOn: emit(({ context }, { to }: Going) => ({
      type: 'go' as const,
      to,
      replace: context.popup !== 'closed',
    })),
    // A page takes the place of the menu that led to it, whereas a form is come back to.
    follow: emit(({ context }, { address }: Shown) => ({
      type: 'go' as const,
      to: address,
      replace: context.popup === 'menu',
    })),
    goHome: emit({ type: 'go', to: '/', replace: true }),
    /** It lies over the page that is shown instead, and has an entry of its own. */
    openKeptOut: sendTo('popup', { type: 'open.sign.in', isKeptOut: true }),
    openByAddress: sendTo('popup', ({ context }) => ({ ...openingAt(context.address), byAddress: true })),
    /** A form opens over the page that asks for it; its address is for those who come by it. */
    openOver: sendTo('popup', (_, { address }: Shown) => openingAt(address)),
    closeForm: sendTo('popup', { type: 'close' }),
  },
  guards: {
    isKeptOut: ({ context }) => insteadOf(context) !== null && wantedBy(context) !== null,
    isRefused: ({ context }) => insteadOf(context) !== null,
    opensForm: ({ context: { address, visitor, opened } }) => {
      const opener = formAt(address);
      return (
        visitor?.kind === 'signedOut' &&
        opener !== null &&
        (opener.form !== opened?.form || opener.isFirst !== opened.isFirst)
      );
    },
    hasLeftForm: ({ context: { address, opened } }) => opened !== null && formAt(address) === null,
    isFormFor: ({ context: { visitor } }, { address }: Shown) =>
      visitor?.kind === 'signedOut' && formAt(address) !== null,
    isForm: ({ context: { address } }) => formAt(address) !== null,
  },
}).createMachine({
  id: 'navigation',
  context: ({ input: { address } }) => ({ address, visitor: null, popup: 'closed', opened: null }),
  // Whoever is told comes before those who are heard.
  invoke: [
    { id: 'session', src: 'session' },
    { id: 'popup', src: 'popup' },
    { id: 'reports', src: 'reports' },
  ],
  initial: 'there',
  states: {
    there: {
      description: 'The page of the address is shown, or will be once it is known who is there.',
      on: {
        'address.shown': { target: 'deciding', actions: { type: 'setAddress', params: asked } },
        'visitor.reported': { target: 'deciding', actions: { type: 'setVisitor', params: asked } },
        'popup.reported': { actions: { type: 'setPopup', params: asked } },
        // Who it is now is told right after.
        'session.redirected': {
          actions: [
            { type: 'leave', params: asked },
            { type: 'goOn', params: asked },
          ],
        },
        'link.followed': [
          { guard: { type: 'isFormFor', params: asked }, actions: { type: 'openOver', params: asked } },
          { actions: { type: 'follow', params: asked } },
        ],
        'form.closed': [{ guard: 'isForm', actions: ['closeForm', 'goHome'] }, { actions: 'closeForm' }],
      },
    },
    deciding: {
      description: 'An address may be refused by where it leads, and as soon as somebody comes or goes.',
      always: [
        {
          guard: 'isKeptOut',
          target: 'there',
          actions: ['keepWanted', 'goInstead', 'leaveRefused', 'openKeptOut'],
        },
        { guard: 'isRefused', target: 'there', actions: ['goInstead', 'leaveRefused'] },
        { guard: 'opensForm', target: 'there', actions: ['openByAddress', 'setOpened'] },
        { guard: 'hasLeftForm', target: 'there', actions: ['closeForm', 'setOpened'] },
        { target: 'there' },
      ],
    },
  },
});
