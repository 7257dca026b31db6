import { assign, emit, setup } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
import { getProfile } from '#api/profile.ts';
import { signOut, type Standing } from '#api/session.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import { deadline } from '#browser/deadline.ts';
import { learnServerTime } from '#browser/clock.ts';
import { restartAtHome } from '#browser/location.ts';
import * as storage from '#browser/storage.ts';
import { recallSession, type Remembered } from '#browser/stored-session.ts';
import { otherTabs, tellTabs, type TabEvent } from '#browser/tabs.ts';
import { isSessionLoss } from '#domain/session/limits.ts';
import { toast } from '#machines/patterns/telling.ts';
import type { Notice } from './notices.ts';
import * as state from './session-state.ts';

export type SessionEvent =
  | TabEvent
  | { type: 'sign.in.started' }
  | { type: 'sign.in.failed' }
  | ({ type: 'signed.in' } & state.SignedIn)
  | { type: 'terms.accepted'; answer: SignInAnswer }
  | { type: 'profile.saved'; profile: Standing }
  /** The clubs of the signed-in user may have changed. */
  | { type: 'memberships.changed' }
  | { type: 'terms.declined' }
  | { type: 'sign.out' }
  | { type: 'ended.everywhere' }
  | { type: 'address.refused'; address: string }
  | { type: 'token.refused'; problem: ProblemData; address: string }
  | { type: 'deadline.passed' }
  | { type: 'confirm' };

/** Where to go, null meaning nowhere, or what to tell. */
export type SessionEmitted =
  | { type: 'go'; to: string | null }
  | { type: 'notice'; notice: Notice }
  /** The session of somebody ends where they are: the address shown is theirs to come back to. */
  | { type: 'place.left'; userId: number | null };

type Refused = { problem: ProblemData; address: string };

/** What the session is made of; how it goes stands in `session.ts`. */
export const sessionSetup = setup({
  types: {
    context: {} as state.SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
  },
  actors: { recallSession, getProfile, signOut, deadline, otherTabs },
  actions: {
    recall: assign((_, { remembered }: { remembered: Remembered }) => remembered),
    refresh: assign((_, { profile }: { profile: Standing }) => state.refreshedFrom(profile)),
    know: assign((_, signedIn: state.SignedIn) => state.knownFrom(signedIn)),
    knowPending: assign((_, signedIn: state.SignedIn) => state.pendingFrom(signedIn)),
    forget: assign(state.nobody),
    forgetPending: assign({ pending: null }),
    want: assign((_, { address }: { address: string }) => ({ wanted: { address, userId: null } })),
    wantNothing: assign({ wanted: null }),
    storeProfile: (_, { profile }: { profile: Standing }) => storage.writeProfile(state.profileOf(profile)),
    storeSession: (_, signedIn: state.SignedIn) =>
      storage.writeSession(state.storedFrom(signedIn.answer), signedIn.shouldRemember),
    storePending: (_, signedIn: state.SignedIn) =>
      storage.writePendingUser(state.storedPendingFrom(signedIn)),
    storeWanted: ({ context }) => storage.writeWanted(context.wanted),
    leavePlace: emit(({ context: { user } }) => ({
      type: 'place.left' as const,
      userId: user?.userId ?? null,
    })),
    learnTime: (_, { serverNow }: { serverNow: string }) => learnServerTime(serverNow),
    clearSession: () => storage.clearSession(),
    clearStorage: () => storage.clearAll(),
    clearTab: () => storage.clearTab(),
    restart: () => restartAtHome(),
    tellSignedIn: () => tellTabs({ type: 'tab.signed.in' }),
    tellExpired: () => tellTabs({ type: 'tab.expired' }),
    tellSignedOut: () => tellTabs({ type: 'tab.signed.out' }),
    land: emit(({ context }) => ({ type: 'go' as const, to: state.landingOf(context) })),
    goToTerms: emit({ type: 'go', to: '/termsConditions' }),
    goHome: emit({ type: 'go', to: '/' }),
    warn: emit((_, { text }: { text: string }) => toast('warning', text)),
  },
  guards: {
    isKnown: ({ context }) => context.user !== null,
    isPending: ({ context }) => context.pending !== null,
    needsTerms: (_, { answer }: { answer: SignInAnswer }) =>
      answer.eulaNotAccepted || answer.userInfo.firstLogin,
    isUnbound: (_, { problem }: { problem: ProblemData }) => problem.code === 'session_unbound',
    isDead: (_, { problem }: { problem: ProblemData }) => problem.status === 401,
    isLoss: (_, { problem, address }: Refused) =>
      problem.status === 401 && isSessionLoss({ address: state.pathOf(address), message: problem.message }),
  },
});
