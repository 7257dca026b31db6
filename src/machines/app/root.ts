import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { shownAddress, type AddressEvent, type Overlay } from '#browser/location.ts';
import { reportFault } from '#browser/report-fault.ts';
import { writeWanted, type SidebarState } from '#browser/storage.ts';
import type { Theme } from '#domain/appearance/theme.ts';
import type { Visitor } from '#domain/navigation/guard.ts';
import { sourceLanguage, type Language } from '#domain/language/languages.ts';
import type { StoredUser } from '#domain/session/stored.ts';
import { asked } from '#machines/patterns/params.ts';
import { appearanceMachine } from './appearance.ts';
import { configMachine } from './config.ts';
import { connectivityMachine } from './connectivity.ts';
import { languageMachine } from './language.ts';
import { noticesMachine, type Notice } from './notices.ts';
import { popupMachine } from './popup.ts';
import { reports, type Report } from './reports.ts';
import { sessionMachine } from './session.ts';

/** What the app begins with. */
export type RootInput = {
  isOnline: boolean;
  /** The address shown, without its origin and what the app lives below. */
  address: string;
  /** What lies over the page by the entry of the history that is shown. */
  overlay: Overlay | null;
  /** What was typed into the sign-in form of this tab and not sent. */
  typed: string;
  language: Language;
  theme: Theme | null;
  sidebar: SidebarState;
};

export type RootContext = RootInput & {
  /** Who is signed in. */
  userId: number | null;
  /** How far somebody is known here; null while that is being found out. */
  visitor: Visitor['kind'] | null;
};

export type RootEvent = Report | AddressEvent;

type Reported = { user: StoredUser | null };
type Left = { userId: number | null };
type Place = { address: string; overlay: Overlay | null };
type Met = Pick<RootContext, 'visitor'>;

/** The menu is for everybody, the forms are for those whom nobody has signed in. */
const mayShow = ({ overlay, visitor }: Pick<RootContext, 'overlay' | 'visitor'>): boolean =>
  overlay === null || (overlay === 'menu' ? visitor !== null : visitor === 'signedOut');

/** A fault of one child leaves the others as they are. */
const onError = {
  actions: { type: 'report', params: ({ event }: { event: { error: unknown } }) => event },
} as const;
const child = <const Name extends string>(name: Name) =>
  ({ id: name, src: name, systemId: name, onError }) as const;

/** The root of the app: owns what lives as long as the page, and passes on what one of them comes to and concerns another. */
export const rootMachine = setup({
  types: {
    context: {} as RootContext,
    events: {} as RootEvent,
    input: {} as RootInput,
    children: {} as {
      reports: 'reports';
      location: 'location';
      session: 'session';
      notices: 'notices';
      connectivity: 'connectivity';
      popup: 'popup';
      config: 'config';
      language: 'language';
      appearance: 'appearance';
    },
  },
  actors: {
    reports,
    location: shownAddress,
    session: sessionMachine,
    notices: noticesMachine,
    connectivity: connectivityMachine,
    popup: popupMachine,
    config: configMachine,
    language: languageMachine,
    appearance: appearanceMachine,
  },
  actions: {
    show: sendTo('notices', (_, { notice }: { notice: Notice }) => ({ type: 'notice' as const, notice })),
    /** A popup that is closed while it waits must not leave the session waiting. */
    giveUpSignIn: sendTo('session', { type: 'sign.in.failed' }),
    tellLeft: sendTo('notices', { type: 'person.left' }),
    speakOwn: sendTo('language', (_, { user }: Reported) => ({
      type: 'language.known' as const,
      language: user?.language ?? sourceLanguage,
    })),
    retryConfig: sendTo('config', { type: 'retry' }),
    setUser: assign((_, { user }: Reported) => ({ userId: user?.userId ?? null })),
    setNetwork: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    setPlace: assign((_, { address, overlay }: Place) => ({ address, overlay })),
    setVisitor: assign((_, { visitor }: Met) => ({ visitor })),
    showEntry: sendTo('popup', ({ context }) => ({
      type: 'entry.shown' as const,
      overlay: mayShow(context) ? context.overlay : null,
    })),
    storePlace: ({ context: { address } }, { userId }: Left) => writeWanted({ address, userId }),
    report: (_, { error }: { error: unknown }) => reportFault(error),
  },
  guards: {
    isKnown: (_, { userId }: Left) => userId !== null,
    isNobody: (_, { user }: Reported) => user === null,
    isOther: ({ context }, { user }: Reported) => user !== null && user.userId !== context.userId,
    isOtherWithLanguage: ({ context }, { user }: Reported) =>
      Boolean(user?.language) && user?.userId !== context.userId,
    isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    isBack: ({ context }, { isOnline }: { isOnline: boolean }) => isOnline && !context.isOnline,
    isOtherEntry: ({ context }, { overlay }: Place) => overlay !== context.overlay,
    isAwaited: ({ context }, { visitor }: Met) =>
      !mayShow(context) && mayShow({ overlay: context.overlay, visitor }),
    isUnknown: (_, { isUnknown }: { isUnknown: boolean }) => isUnknown,
  },
}).createMachine({
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
      { actions: { type: 'setVisitor', params: asked } },
    ],
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
