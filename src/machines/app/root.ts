import type { ActorRefFrom } from 'xstate';
import { asked } from '#machines/patterns/params.ts';
import type { SignInReport } from './page-reports.ts';
import { rootSetup } from './root-setup.ts';

/** A fault of one child leaves the others as they are. */
const onError = {
  actions: { type: 'report', params: ({ event }: { event: { error: unknown } }) => event },
} as const;
const child = <const Name extends string>(name: Name) =>
  ({ id: name, src: name, systemId: name, onError }) as const;

const toldBy = ({ event }: { event: SignInReport }) => ({ event });
const tellSession = { actions: { type: 'tellSession', params: toldBy } } as const;

/** The root of the app: owns what lives as long as the page, and passes on what one of them comes to and concerns another. */
export const rootMachine = rootSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, userId: null, visitor: null }),
  // Whoever listens comes before those who are heard.
  invoke: [
    child('reports'),
    child('location'),
    child('session'),
    child('notices'),
    { ...child('connectivity'), input: ({ context: { isOnline } }) => ({ isOnline }) },
    { ...child('popup'), input: ({ context: { typed } }) => ({ typed }) },
    { ...child('language'), input: ({ context: { language } }) => ({ language }) },
    { ...child('appearance'), input: ({ context: { theme, sidebar } }) => ({ theme, sidebar }) },
  ],
  on: {
    notice: { actions: { type: 'show', params: asked } },
    'sign.in.closed': { actions: 'giveUpSignIn' },
    'address.shown': [
      {
        guard: { type: 'isOtherEntry', params: asked },
        actions: [{ type: 'setPlace', params: asked }, 'showEntry'],
      },
      { actions: { type: 'setPlace', params: asked } },
    ],
    'visitor.reported': [
      {
        // What lay over the page before it was loaded again comes back.
        guard: { type: 'isAwaited', params: asked },
        actions: [{ type: 'setVisitor', params: asked }, 'showEntry'],
      },
      {
        guard: { type: 'isNewcomer', params: asked },
        actions: [{ type: 'setVisitor', params: asked }, 'closeForms'],
      },
      { actions: { type: 'setVisitor', params: asked } },
    ],
    // What pages come to.
    'sign.in.started': tellSession,
    'sign.in.failed': tellSession,
    'signed.in': tellSession,
    'email.typed': { actions: { type: 'tellTyped', params: asked } },
    left: { guard: { type: 'isForSignIn', params: asked }, actions: { type: 'openSignIn', params: asked } },
    'profile.saved': { actions: { type: 'tellProfile', params: asked } },
    'profile.read': { actions: { type: 'tellProfile', params: asked } },
    'standing.read': {
      actions: { type: 'tellProfile', params: ({ event }) => ({ profile: event.standing }) },
    },
    'picture.kept': {
      guard: { type: 'isOfPerson', params: asked },
      actions: { type: 'tellProfile', params: asked },
    },
    'association.confirmed': { actions: 'readMemberships' },
    'second.factor.changed': { actions: 'readMemberships' },
    'session.renewed': { actions: 'recallSession' },
    'ended.everywhere': { actions: 'endSession' },
    erased: { guard: { type: 'isOneself', params: asked }, actions: 'endSession' },
    'place.left': {
      guard: { type: 'isKnown', params: asked },
      actions: { type: 'storePlace', params: asked },
    },
  },
  type: 'parallel',
  states: {
    person: {
      initial: 'nobody',
      states: {
        nobody: {
          description: 'Nobody is signed in, as far as is known.',
          on: {
            'user.reported': [
              {
                guard: { type: 'isOtherWithLanguage', params: asked },
                target: 'someone',
                actions: [
                  { type: 'setUser', params: asked },
                  // Whoever signs in reads in the own language.
                  { type: 'speakOwn', params: asked },
                ],
              },
              {
                guard: { type: 'isOther', params: asked },
                target: 'someone',
                actions: { type: 'setUser', params: asked },
              },
            ],
          },
        },
        someone: {
          description:
            'Somebody is signed in; what was told to one person is none of the business of the next.',
          on: {
            // After a password is set its owner signs in with it.
            'password.set': { actions: ['signOut', { type: 'tellDone', params: asked }] },
            'user.reported': [
              {
                guard: { type: 'isNobody', params: asked },
                target: 'nobody',
                actions: ['tellLeft', { type: 'setUser', params: asked }],
              },
              {
                guard: { type: 'isOtherWithLanguage', params: asked },
                actions: [
                  'tellLeft',
                  { type: 'setUser', params: asked },
                  { type: 'speakOwn', params: asked },
                ],
              },
              {
                guard: { type: 'isOther', params: asked },
                actions: ['tellLeft', { type: 'setUser', params: asked }],
              },
            ],
          },
        },
      },
    },
    configuration: {
      initial: 'wanted',
      states: {
        wanted: {
          description: 'What the installation offers is being read, and again when the network returns.',
          invoke: { ...child('config'), onDone: 'known' },
          initial: 'reading',
          on: {
            'config.reported': [
              { guard: { type: 'isUnknown', params: asked }, target: '.unknown' },
              { target: '.reading' },
            ],
          },
          states: {
            reading: {
              description: 'What was under way as the network went may never be answered.',
              on: {
                'network.reported': [
                  {
                    guard: { type: 'isBack', params: asked },
                    actions: [{ type: 'setNetwork', params: asked }, 'retryConfig'],
                  },
                  { actions: { type: 'setNetwork', params: asked } },
                ],
              },
            },
            unknown: {
              description: 'It could not be read; the next answer of the server says that it can be.',
              on: {
                'network.reported': [
                  {
                    guard: { type: 'isOnline', params: asked },
                    actions: [{ type: 'setNetwork', params: asked }, 'retryConfig'],
                  },
                  { actions: { type: 'setNetwork', params: asked } },
                ],
              },
            },
          },
        },
        known: { description: 'It is known for as long as the page.' },
      },
    },
  },
});

export type RootActor = ActorRefFrom<typeof rootMachine>;
