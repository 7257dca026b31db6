import { defineModel } from '#model-testing/model.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { Profile } from '#api/profile.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import type { Remembered } from '#browser/stored-session.ts';
import { roleLabel } from '#domain/roles.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { problemWords } from '#domain/words/problems.ts';
import { sessionWords as words } from '#domain/words/session.ts';
import { termsWords } from '#domain/words/terms.ts';
import { sessionMachine } from './session.ts';

/** A player of the demo, so that the paths hold against the real server as well. */
const userInfo: SignInAnswer['userInfo'] = {
  userId: 5,
  fullName: 'Pilar Montoya',
  email: 'player@baulk.example',
  roleId: 5,
  profileImage: null,
  firstLogin: false,
  isReferee: false,
};

/** A player of the demo who has not accepted the current terms. */
const newcomer: typeof userInfo = {
  ...userInfo,
  userId: 7,
  fullName: 'Nina Bustamante',
  email: 'new@baulk.example',
};

const answer: SignInAnswer = {
  token: 'a token of the server',
  tokenExpiresAt: '2126-11-21T00:00:00.000Z',
  serverNow: '2026-11-20T12:00:00.000Z',
  eulaNotAccepted: false,
  userInfo,
  clubs: [{ clubId: 7, name: 'Club Billares Obelisco', clubName: 'Club Billares Obelisco', isActive: true }],
};

export const profile: Profile = {
  ...userInfo,
  clubs: answer.clubs ?? [],
  tokenExpiresAt: answer.tokenExpiresAt,
  serverNow: answer.serverNow,
  firstName: 'Pilar',
  middleName: null,
  lastName: 'Montoya',
  countryCode: 'US,+1',
  mobile: '7185550134',
  countryId: 'US',
  currency: 'USD',
  address: null,
  city: null,
  state: null,
  zip: null,
  dob: null,
  gender: null,
  height: null,
  styleOfPlaying: null,
  hasPin: false,
  hasMaintenancePin: false,
  isPrivacyOn: false,
  highestBreakBilliards: null,
  highestBreakSnookerPractice: null,
  highestBreakSnookerTournament: null,
  version: '1',
};

const nobody: Remembered = { user: null, clubs: [], expiresAt: null, pending: null, wanted: null };
const someone: Remembered = {
  ...nobody,
  user: userInfo,
  clubs: answer.clubs ?? [],
  expiresAt: answer.tokenExpiresAt,
};
const undecided: Remembered = {
  ...nobody,
  pending: { userId: newcomer.userId, email: newcomer.email, shouldRemember: false },
};

const lost: ProblemData = {
  kind: 'refused',
  status: 401,
  code: 'session_expired',
  message: problemWords.session_expired,
  fields: {},
  retryAfterSeconds: null,
};
const unbound: ProblemData = { ...lost, code: 'session_unbound', message: problemWords.session_unbound };

type Running = { readonly children: Readonly<Record<string, { readonly src: unknown } | undefined>> };

const calls = ['recallSession', 'getProfile', 'signOut'];
const isRunning = ({ children }: Running, src: string): boolean =>
  Object.values(children).some((child) => child?.src === src);

/** The button that opens a user's menu. */
const account = ({ fullName, roleId }: Pick<typeof userInfo, 'fullName' | 'roleId'>) => ({
  role: 'button',
  name: `${fullName} ${roleLabel(roleId)}`,
});

/** A sign-in that stays where it is, so that the address plays no part: landing is a matter of claims of its own. */
const arrived = { shouldRemember: false, intent: 'stay' } as const;

export const sessionModel = defineModel(sessionMachine, {
  endsEarly: true,
  cases: {
    'signed.in': [
      { answer, ...arrived },
      { answer: { ...answer, eulaNotAccepted: true, userInfo: newcomer }, ...arrived },
      { answer: { ...answer, userInfo: { ...newcomer, firstLogin: true } }, ...arrived },
    ],
    'terms.accepted': [{ answer: { ...answer, userInfo: newcomer } }],
    'profile.saved': [{ profile }],
    'address.refused': [{ address: '/match' }],
    'token.refused': [
      { problem: lost, address: '/match' },
      { problem: lost, address: '/all-news' },
      { problem: unbound, address: '/match' },
    ],
  },
  outcomes: {
    otherTabs: [
      { name: 'signed in there', sends: { type: 'tab.signed.in' } },
      { name: 'signed out there', sends: { type: 'tab.signed.out' } },
      { name: 'expired there', sends: { type: 'tab.expired' } },
    ],
    recallSession: [
      { name: 'nobody', ok: true, output: nobody },
      { name: 'someone', ok: true, output: someone },
      { name: 'someone whose terms are pending', ok: true, output: undecided },
      { name: 'failed', ok: false, error: { code: 'unreadable' } },
    ],
    getProfile: [
      { name: 'confirmed', ok: true, output: profile },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    deadline: [{ name: 'passed', sends: { type: 'deadline.passed' } }],
    signOut: [
      { name: 'signed out', ok: true },
      { name: 'over already', ok: false, error: lost },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ user, pending }) => [user !== null, pending !== null],
  controls: {
    'sign.in.started': { kind: 'outside', from: 'the sign-in form' },
    'sign.in.failed': { kind: 'outside', from: 'the sign-in form' },
    'signed.in': { kind: 'outside', from: 'the sign-in form' },
    'terms.accepted': { role: 'button', name: termsWords.accept },
    'terms.declined': { role: 'button', name: termsWords.decline },
    'profile.saved': { kind: 'outside', from: 'the profile page' },
    'memberships.changed': { kind: 'outside', from: 'the page of a mailed link that proposes clubs' },
    'sign.out': { role: 'menuitem', name: navigationWords.menu.signOut },
    'ended.everywhere': { kind: 'outside', from: 'the list of the own sessions' },
    'address.refused': { kind: 'outside', from: 'the address bar' },
    'token.refused': { kind: 'outside', from: 'any call of the client' },
    confirm: { role: 'button', name: words.confirmExpired },
  },
  shows: {
    restoring: ({ user }) => ({ tags: ['busy'], roles: user ? [account(user)] : [] }),
    signedOut: {
      roles: [{ role: 'link', name: navigationWords.header.login }],
      absent: [account(userInfo), account(newcomer)],
    },
    signingIn: { tags: ['busy'], absent: [account(userInfo), account(newcomer)] },
    termsPending: { texts: [termsWords.pendingTitle] },
    signedIn: ({ user }) => ({
      roles: user ? [account(user)] : [],
      absent: [termsWords.pendingTitle],
    }),
    signingOut: { tags: ['busy'], roles: [{ role: 'alertdialog', name: words.signingOut }] },
    expired: { roles: [{ role: 'alertdialog', name: words.expiredTitle }], texts: [words.expired] },
  },
  secrets: ['token'],
  requirements: {
    recalling: ['A-3.34', 'A-3.35', 'A-3.39'],
    restoring: ['A-7.17'],
    signingIn: ['A-4.10'],
    termsPending: ['A-4.01', 'A-4.02', 'A-4.14', 'A-4.15', 'A-3.41', 'A-3.42'],
    signedIn: ['A-4.03', 'A-4.04', 'A-4.06', 'A-4.07', 'A-3.32', 'C-3.49'],
    signingOut: ['A-4.12', 'A-4.33', 'A-4.34', 'A-7.13', 'A-7.14'],
    expired: ['A-2.143', 'A-2.144', 'A-4.30', 'A-8.04'],
    'session.expired|confirm|0': ['A-2.145', 'A-2.146', 'A-2.147'],
  },
  invariants: {
    'whoever is signed in is known': (snapshot) =>
      !(snapshot.matches('signedIn') || snapshot.matches('restoring')) || snapshot.context.user !== null,
    'whoever has to accept the terms is known': (snapshot) =>
      !snapshot.matches('termsPending') || snapshot.context.pending !== null,
    'nobody is known where nobody is signed in': (snapshot) =>
      !(snapshot.matches('signedOut') || snapshot.matches('signingIn')) ||
      (snapshot.context.user === null && snapshot.context.pending === null),
    'nobody is both signed in and pending': ({ context }) =>
      context.user === null || context.pending === null,
    'every waiting has an end': (snapshot) =>
      !snapshot.hasTag('busy') ||
      snapshot.matches('signingIn') ||
      calls.some((src) => isRunning(snapshot, src)),
    'the deadline runs exactly while the session does': (snapshot) =>
      snapshot.matches('signedIn') === isRunning(snapshot, 'deadline'),
  },
});
