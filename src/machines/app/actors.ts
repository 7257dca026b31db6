import { createActor } from 'xstate';
import { connectClient } from '#api/client.ts';
import { hasKept, isOnline } from '#browser/connectivity.ts';
import { sourceLanguage, type Language } from '#domain/language/languages.ts';
import { lastSeenHeader } from '#domain/offline/names.ts';
import { idleEndHeader } from '#domain/session/limits.ts';
import { tellIdleEnd } from '#browser/idle-end.ts';
import { currentAddress, currentOverlay, liveBelow } from '#browser/location.ts';
import { readSidebar, readTheme, readToken, readTyped } from '#browser/storage.ts';
import { askForProof } from '#browser/step-up.ts';
import type { AppearanceActor } from './appearance.ts';
import type { ConfigActor } from './config.ts';
import type { ConnectivityActor } from './connectivity.ts';
import { speakAs, type LanguageActor } from './language.ts';
import type { NoticesActor } from './notices.ts';
import type { PopupActor } from './popup.ts';
import { rootMachine, type RootActor } from './root.ts';
import type { SessionActor } from './session.ts';

/** The actors that live as long as the page, of which pages know. */
export type AppActors = {
  /** Their parent, which hears what pages come to. */
  app: RootActor;
  session: SessionActor;
  notices: NoticesActor;
  connectivity: ConnectivityActor;
  popup: PopupActor;
  config: ConfigActor;
  language: LanguageActor;
  appearance: AppearanceActor;
};

/** The children of a root that has just been created: one that has ended is no child any more, so they are taken at once. */
export function actorsOf(root: RootActor): AppActors {
  const { session, notices, connectivity, popup, config, language, appearance } = root.getSnapshot().children;
  if (!session || !notices || !connectivity || !popup || !config || !language || !appearance)
    throw new Error('The root has run before: some of its actors have ended.');
  return { app: root, session, notices, connectivity, popup, config, language, appearance };
}

/** Starts the app and connects the client to its session. */
export function startApp({
  base = '',
  language = sourceLanguage,
}: { base?: string; language?: Language } = {}): { actors: AppActors; stop: () => void } {
  liveBelow(base);
  const root = createActor(rootMachine, {
    input: {
      isOnline: isOnline(),
      address: currentAddress(),
      overlay: currentOverlay(),
      typed: readTyped(),
      language,
      theme: readTheme(),
      sidebar: readSidebar(),
    },
  });
  const actors = actorsOf(root);
  connectClient({
    readToken,
    isOnline,
    hasKept,
    askForProof,
    onRefusal: (problem) =>
      actors.session.send({ type: 'token.refused', problem, address: currentAddress() }),
    onHeaders: (headers) => {
      const endsAt = headers.get(idleEndHeader);
      if (endsAt !== null) tellIdleEnd(endsAt);
      const seenAt = headers.get(lastSeenHeader);
      actors.connectivity.send(seenAt === null ? { type: 'read.fresh' } : { type: 'read.kept', seenAt });
    },
  });
  speakAs(actors.language);
  root.start();
  return { actors, stop: () => void root.stop() };
}
