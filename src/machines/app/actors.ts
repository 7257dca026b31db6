import { createActor, type InspectionEvent, type Observer } from 'xstate';
import { connectClient } from '#api/client.ts';
import { hasKept, isOnline } from '#browser/connectivity.ts';
import { sourceLanguage, type Language } from '#domain/language/languages.ts';
import { lastSeenHeader } from '#domain/offline/names.ts';
import { idleEndHeader } from '#domain/session/limits.ts';
import { tellIdleEnd } from '#browser/idle-end.ts';
import { currentAddress, liveBelow } from '#browser/location.ts';
import { readSidebar, readTheme, readToken } from '#browser/storage.ts';
import { askForProof } from '#browser/step-up.ts';
import { appearanceMachine } from './appearance.ts';
import { languageMachine, speakAs } from './language.ts';
import { configMachine } from './config.ts';
import { connectivityMachine } from './connectivity.ts';
import { noticesMachine } from './notices.ts';
import { popupMachine } from './popup.ts';
import { sessionMachine } from './session.ts';

/** The actors that live as long as the page. */
export type AppActors = ReturnType<typeof startApp>;

/** Starts the actors of the app and connects the client to the session. */
export function startApp({
  inspect,
  base = '',
  language = sourceLanguage,
}: { inspect?: Observer<InspectionEvent>; base?: string; language?: Language } = {}) {
  liveBelow(base);
  const options = inspect ? { inspect } : {};
  const actors = {
    session: createActor(sessionMachine, options),
    notices: createActor(noticesMachine, options),
    connectivity: createActor(connectivityMachine, { ...options, input: { isOnline: isOnline() } }),
    popup: createActor(popupMachine, options),
    config: createActor(configMachine, options),
    language: createActor(languageMachine, { ...options, input: { language } }),
    appearance: createActor(appearanceMachine, {
      ...options,
      input: { theme: readTheme(), sidebar: readSidebar() },
    }),
  };
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
  hearEachOther(actors);
  for (const actor of Object.values(actors)) actor.start();
  return actors;
}

/** Lets the actors hear what concerns them of each other. */
export function hearEachOther(
  actors: Pick<AppActors, 'session' | 'notices' | 'connectivity' | 'config' | 'language'>,
): void {
  const { session, notices, connectivity, config, language } = actors;
  session.on('notice', (event) => notices.send(event));
  language.on('notice', (event) => notices.send(event));
  let person = session.getSnapshot().context.user?.userId;
  session.subscribe(({ context: { user } }) => {
    if (person !== undefined && user?.userId !== person) notices.send({ type: 'person.left' });
    const isNew = user && person !== user.userId;
    person = user?.userId;
    // Whoever signs in reads in the own language.
    if (isNew && user.language) language.send({ type: 'language.known', language: user.language });
  });
  let wasOnline = connectivity.getSnapshot().matches('online');
  connectivity.subscribe((snapshot) => {
    const isOnline = snapshot.matches('online');
    const isBack = isOnline && !wasOnline;
    wasOnline = isOnline;
    const known = config.getSnapshot();
    if ((isBack && known.matches('reading')) || (isOnline && known.matches('unknown')))
      config.send({ type: 'retry' });
  });
}
