import { createActor, fromCallback, fromPromise, type AnyActorRef, type NonReducibleUnknown } from 'xstate';
import type { Remembered } from '#browser/stored-session.ts';
import type { TabEvent } from '#browser/tabs.ts';
import { hearEachOther, type AppActors } from '#machines/app/actors.ts';
import { appearanceMachine } from '#machines/app/appearance.ts';
import { configMachine } from '#machines/app/config.ts';
import { connectivityMachine } from '#machines/app/connectivity.ts';
import type { Language } from '#domain/language/languages.ts';
import { languageMachine } from '#machines/app/language.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { popupMachine } from '#machines/app/popup.ts';
import { sessionMachine } from '#machines/app/session.ts';

const silent = fromCallback<TabEvent>(() => {});
const unanswered = <T, Input = NonReducibleUnknown>() => fromPromise<T, Input>(() => new Promise(() => {}));

/** Nobody is signed in. */
export const nobody: Remembered = { user: null, clubs: [], expiresAt: null, pending: null, wanted: null };

/** A player is signed in, member of a club. */
export const player: Remembered = {
  ...nobody,
  user: {
    userId: 5,
    fullName: 'Valentina Quintero',
    email: 'player@baulk.example',
    roleId: 5,
    profileImage: null,
    firstLogin: false,
    isReferee: false,
  },
  clubs: [{ clubId: 7, name: 'Club Billares Obelisco', clubName: 'Club Billares Obelisco' }],
  expiresAt: '2126-11-21T00:00:00.000Z',
};

/** Actors that take the place of the app's own. */
export type Given = Partial<Record<keyof AppActors, AnyActorRef>>;

/** The actors of the app, real but for the calls that nobody answers; those given take the place of their own. */
export function restingActors(given: Given = {}, remembered: Remembered = nobody): AppActors {
  const session = sessionMachine.provide({
    actors: {
      recallSession: fromPromise(async () => remembered),
      getProfile: unanswered(),
      signOut: unanswered(),
      otherTabs: silent,
    },
    actions: { restart: () => {} },
  });
  const actors = {
    session: createActor(session),
    notices: createActor(noticesMachine),
    connectivity: createActor(connectivityMachine, { input: { isOnline: true } }),
    popup: createActor(popupMachine),
    config: createActor(configMachine.provide({ actors: { getConfig: unanswered() } })),
    language: createActor(
      languageMachine.provide({
        actors: { loadLanguage: unanswered<void, Language>(), keepOwnLanguage: unanswered<void, Language>() },
      }),
      { input: { language: 'en' } },
    ),
    appearance: createActor(appearanceMachine, { input: { theme: 'light', sidebar: 'open' } }),
    ...(given as Partial<AppActors>),
  };
  hearEachOther(actors);
  return actors;
}

/** How many pages hold their actors. */
const holds = new WeakMap<AppActors, number>();

const hold = (actors: AppActors, more: number): number => {
  const count = (holds.get(actors) ?? 0) + more;
  holds.set(actors, count);
  return count;
};

/** Starts those of some actors that are not given, and returns what stops them after the page has gone. */
export function startOwn(actors: AppActors, given: Given, onStopped: () => void = () => {}): () => void {
  const own = Object.entries(actors).filter(([name]) => !(name in given));
  for (const [, actor] of own) actor.start();
  hold(actors, 1);
  return () => {
    // What leaves the page still tells the actors, so they stop after it; StrictMode comes back at once.
    const isLast = hold(actors, -1) === 0;
    if (!isLast) return;
    queueMicrotask(() => {
      if (hold(actors, 0) > 0) return;
      own.forEach(([, actor]) => actor.stop());
      onStopped();
    });
  };
}
