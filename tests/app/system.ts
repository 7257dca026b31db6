import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { silentProblem } from '#api/problem.ts';
import type { Config } from '#api/platform.ts';
import type { ConnectivityEvent } from '#browser/connectivity.ts';
import type { AddressEvent, Overlay } from '#browser/location.ts';
import type { Remembered } from '#browser/stored-session.ts';
import type { TabEvent } from '#browser/tabs.ts';
import type { Language } from '#domain/language/languages.ts';
import { actorsOf } from '#machines/app/actors.ts';
import { appearanceMachine } from '#machines/app/appearance.ts';
import { configMachine } from '#machines/app/config.ts';
import { connectivityMachine } from '#machines/app/connectivity.ts';
import { languageMachine } from '#machines/app/language.ts';
import { popupMachine } from '#machines/app/popup.ts';
import { rootMachine } from '#machines/app/root.ts';
import { sessionMachine } from '#machines/app/session.ts';
import { withoutEffects } from '#tests/support/effects.ts';

/** An actor that tells what a test lets it tell. */
function told<Event extends AnyEventObject>() {
  const line = Promise.withResolvers<(event: Event) => void>();
  const logic = fromCallback<Event>(({ sendBack }) => line.resolve(sendBack));
  return { logic, tell: async (event: Event) => (await line.promise)(event) };
}

const unanswered = <T>() => fromPromise<T>(() => Promise.reject(silentProblem('unanswered')));
const pending = <T>() => fromPromise<T>(() => new Promise<T>(() => {}));

/** Lets whatever has been answered arrive. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export type System = ReturnType<typeof startSystem>;

/** The root with its own children, of which the network, the tabs, the address and the calls are a test's. */
export function startSystem(
  remembered: Remembered,
  overlay: Overlay | null = null,
  root: typeof rootMachine = rootMachine,
) {
  const network = told<ConnectivityEvent>();
  const tabs = told<TabEvent>();
  const location = told<AddressEvent>();
  const calls: PromiseWithResolvers<Config>[] = [];
  const getConfig = fromPromise(() => {
    const call = Promise.withResolvers<Config>();
    calls.push(call);
    return call.promise;
  });
  const session = withoutEffects(sessionMachine).provide({
    actors: {
      recallSession: fromPromise(async () => remembered),
      getProfile: pending(),
      signOut: unanswered(),
      otherTabs: tabs.logic,
      deadline: fromCallback(() => {}),
    },
  });
  const languages: Language[] = [];
  const loadLanguage = fromPromise<void, Language>(async ({ input }) => {
    languages.push(input);
    if (input === 'pt-BR') throw new Error('It cannot be had.');
  });
  const language = withoutEffects(languageMachine).provide({ actors: { loadLanguage } });
  const machine = root.provide({
    actors: {
      session,
      popup: withoutEffects(popupMachine),
      language,
      location: location.logic,
      connectivity: connectivityMachine.provide({ actors: { connection: network.logic } }),
      config: configMachine.provide({ actors: { getConfig } }),
      appearance: appearanceMachine.provide({ actors: { systemTheme: fromCallback(() => {}) } }),
    },
  });
  const actor = createActor(machine, {
    input: { isOnline: true, address: '/', overlay, typed: '', language: 'en', theme: null, sidebar: 'open' },
  });
  const actors = actorsOf(actor);
  actor.start();
  return { root: actor, ...actors, calls, languages, tell: { tabs, location, network } };
}
