import {
  createActor,
  fromCallback,
  fromPromise,
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type NonReducibleUnknown,
  type Snapshot,
  type Subscription,
} from 'xstate';
import type { Remembered } from '#browser/stored-session.ts';
import type { TabEvent } from '#browser/tabs.ts';
import { currentAddress } from '#browser/location.ts';
import { actorsOf, type AppActors } from '#machines/app/actors.ts';
import { configMachine } from '#machines/app/config.ts';
import type { Language } from '#domain/language/languages.ts';
import { languageMachine } from '#machines/app/language.ts';
import { rootMachine, type RootActor } from '#machines/app/root.ts';
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
  clubs: [{ clubId: 7, name: 'Club Billares Obelisco', clubName: 'Club Billares Obelisco', isActive: true }],
  expiresAt: '2126-11-21T00:00:00.000Z',
};

/** A child in the place of an actor that somebody else runs: it passes on what that comes to, and what it is sent. */
function mirrorOf(given: AnyActorRef): ActorLogic<Snapshot<unknown>, AnyEventObject> {
  const subscriptions: Subscription[] = [];
  return {
    // One that has ended already is a child all the same, whom others find by its name.
    getInitialSnapshot: () => ({ ...(given.getSnapshot() as Snapshot<unknown>), status: 'active' }) as never,
    getPersistedSnapshot: (snapshot) => snapshot,
    start(_snapshot, { self, emit }) {
      subscriptions.push(
        given.on('*', emit),
        given.subscribe((snapshot: unknown) => self.send({ type: 'mirrored', snapshot })),
      );
    },
    transition(snapshot, event) {
      if (event.type === 'mirrored') return event['snapshot'] as Snapshot<unknown>;
      if (event.type !== 'xstate.stop') {
        given.send(event);
        return snapshot;
      }
      for (const subscription of subscriptions) subscription.unsubscribe();
      return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
    },
  };
}

/** Actors that take the place of the app's own. */
export type Given = Partial<Record<Exclude<keyof AppActors, 'app'>, AnyActorRef>>;

/** The roots of the actors that stand here. */
const roots = new WeakMap<AppActors, RootActor>();

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
  const config = configMachine.provide({ actors: { getConfig: unanswered() } });
  const language = languageMachine.provide({
    actors: { loadLanguage: unanswered<void, Language>(), keepOwnLanguage: unanswered<void, Language>() },
  });
  const mirrors = Object.fromEntries(
    Object.entries(given).flatMap(([name, actor]) => (actor ? [[name, mirrorOf(actor)]] : [])),
  );
  const machine = rootMachine.provide({ actors: { session, config, language, ...mirrors } });
  const root = createActor(machine, {
    input: {
      isOnline: true,
      address: currentAddress(),
      overlay: null,
      typed: '',
      language: 'en',
      theme: 'light',
      sidebar: 'open',
    },
  });
  const actors = { ...actorsOf(root), ...(given as Partial<AppActors>) };
  roots.set(actors, root);
  return actors;
}

/** How many pages hold their actors. */
const holds = new WeakMap<AppActors, number>();

const hold = (actors: AppActors, more: number): number => {
  const count = (holds.get(actors) ?? 0) + more;
  holds.set(actors, count);
  return count;
};

/** Starts the root of some actors, and returns what stops it after the page has gone; those given are their giver's. */
export function startOwn(actors: AppActors, onStopped: () => void = () => {}): () => void {
  const root = roots.get(actors);
  root?.start();
  hold(actors, 1);
  return () => {
    // What leaves the page still tells the actors, so they stop after it; StrictMode comes back at once.
    const isLast = hold(actors, -1) === 0;
    if (!isLast) return;
    queueMicrotask(() => {
      if (hold(actors, 0) > 0) return;
      root?.stop();
      onStopped();
    });
  };
}
