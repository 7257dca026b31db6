import { defineModel } from '#model-testing/model.ts';
import type { Visitor } from '#domain/navigation/guard.ts';
import { navigationMachine } from './navigation.ts';

const visitors: readonly [name: string, visitor: Visitor | null][] = [
  ['nobody who is known yet', null],
  ['a visitor', { kind: 'signedOut' }],
  ['somebody whose terms are pending', { kind: 'pending' }],
  ['a player', { kind: 'signedIn', roleId: 5, clubs: [] }],
];

const children = { kind: 'outside', from: 'the session, the configuration and the popup' } as const;

export const navigationModel = defineModel(navigationMachine, {
  endsEarly: true,
  starts: [
    { name: 'on a page for everybody', input: { address: '/faq' } },
    { name: 'on a page for those signed in', input: { address: '/statistics' } },
    { name: 'on the form of a sign-in', input: { address: '/login' } },
  ],
  cases: {
    'address.shown': ['/faq', '/statistics', '/login', '/login?first', '/forgot-password'].map((address) => ({
      address,
    })),
    'link.followed': ['/faq', '/login', '/forgot-password'].map((address) => ({ address })),
    'visitor.reported': [],
    'popup.reported': [],
    'session.redirected': [],
  },
  outcomes: {
    reports: [
      ...visitors.map(([name, visitor]) => ({ name, sends: { type: 'visitor.reported', visitor } }) as const),
      { name: 'the menu', sends: { type: 'popup.reported', popup: 'menu' } },
      { name: 'a form', sends: { type: 'popup.reported', popup: 'signIn' } },
      { name: 'the page alone', sends: { type: 'popup.reported', popup: 'closed' } },
      { name: 'a way to the landing page', sends: { type: 'session.redirected', to: '/match' } },
    ],
    session: [],
    popup: [],
  },
  identity: ({ address, visitor, popup, opened }) => [
    address,
    visitor?.kind,
    popup,
    opened?.form,
    opened?.isFirst,
  ],
  controls: {
    'address.shown': { kind: 'outside', from: 'the router' },
    'link.followed': { kind: 'outside', from: 'a link, wherever it stands' },
    'form.closed': { kind: 'outside', from: 'the form that lies over the page' },
    'visitor.reported': children,
    'popup.reported': children,
    'session.redirected': children,
  },
  requirements: {},
  invariants: {
    'nobody is left at an address that is not for them': ({ context: { address, visitor }, value }) =>
      value !== 'there' || address !== '/statistics' || visitor === null || visitor.kind === 'signedIn',
  },
});
