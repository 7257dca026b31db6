import { assign, sendTo, setup } from 'xstate';
import { shownAddress, type AddressEvent, type Overlay } from '#browser/location.ts';
import { reportFault } from '#browser/report-fault.ts';
import { writeWanted, type SidebarState } from '#browser/storage.ts';
import type { Theme } from '#domain/appearance/theme.ts';
import type { Visitor } from '#domain/navigation/guard.ts';
import { sourceLanguage, type Language } from '#domain/language/languages.ts';
import type { StoredUser } from '#domain/session/stored.ts';
import type { Standing } from '#api/session.ts';
import { toast } from '#machines/patterns/telling.ts';
import { appearanceMachine } from './appearance.ts';
import { configMachine } from './config.ts';
import { connectivityMachine } from './connectivity.ts';
import { languageMachine } from './language.ts';
import { noticesMachine, type Notice } from './notices.ts';
import type { PageReport, SignInReport } from './page-reports.ts';
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

export type RootEvent = Report | PageReport | AddressEvent;

type Reported = { user: StoredUser | null };
type Left = { userId: number | null };
type Place = { address: string; overlay: Overlay | null };
type Leaving = { to?: string; email?: string };
type Kept = { profile: Standing | null };
type Met = Pick<RootContext, 'visitor'>;

/** The menu is for everybody, the forms are for those whom nobody has signed in. */
const mayShow = ({ overlay, visitor }: Pick<RootContext, 'overlay' | 'visitor'>): boolean =>
  overlay === null || (overlay === 'menu' ? visitor !== null : visitor === 'signedOut');

/** What the root of the app is made of; how it goes stands in `root.ts`. */
export const rootSetup = setup({
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
    /** Once somebody is signed in, the forms of visitors are closed. */
    closeForms: sendTo('popup', { type: 'person.came' }),
    tellSession: sendTo('session', (_, { event }: { event: SignInReport }) => event),
    tellProfile: sendTo('session', (_, { profile }: Kept) => ({
      type: 'profile.saved' as const,
      // The picture of a club has no profile; `isOfPerson` keeps it away.
      profile: profile as Standing,
    })),
    readMemberships: sendTo('session', { type: 'memberships.changed' }),
    recallSession: sendTo('session', { type: 'tab.signed.in' }),
    endSession: sendTo('session', { type: 'ended.everywhere' }),
    signOut: sendTo('session', { type: 'sign.out' }),
    tellDone: sendTo('notices', (_, { text }: { text: string }) => toast('success', text)),
    tellTyped: sendTo('popup', (_, { email }: { email: string }) => ({
      type: 'email.typed' as const,
      email,
    })),
    openSignIn: sendTo('popup', (_, { email }: Leaving) => ({
      type: 'open.sign.in' as const,
      ...(email !== undefined && { email }),
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
    isNewcomer: ({ context }, { visitor }: Met) =>
      visitor !== context.visitor && (visitor === 'signedIn' || visitor === 'pending'),
    isForSignIn: (_, { to }: Leaving) => to === 'login',
    isOfPerson: (_, { profile }: Kept) => profile !== null,
    isOneself: ({ context }, { userId }: { userId: number }) => userId === context.userId,
    isUnknown: (_, { isUnknown }: { isUnknown: boolean }) => isUnknown,
  },
});
