import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import type { FirstReading } from '#domain/first-reading.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { appearanceMachine } from '#machines/app/appearance.ts';
import { configMachine } from '#machines/app/config.ts';
import { connectivityMachine } from '#machines/app/connectivity.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { popupMachine } from '#machines/app/popup.ts';
import { sessionMachine } from '#machines/app/session.ts';
import { App } from '#views/app/app.tsx';
import { boxOf } from '#views/app/first-reading.ts';
import { fetchScreen } from '#views/app/routes.tsx';

/** A page as a signed-out visitor sees it at first, in the markup that the app takes over. */
export async function renderPage(path: string, reading: FirstReading): Promise<string> {
  await fetchScreen(reading.page.screen);
  const first = boxOf({ reading, age: 'fresh' });
  const markup = renderToString(<App actors={restingActors()} first={first} servedAt={path} />);
  // The policy takes no style in markup, but takes it from a script.
  return markup.replaceAll(' style="', ' data-style="');
}

/** The actors of the app as they are before anything has started. */
function restingActors(): AppActors {
  return {
    session: createActor(sessionMachine),
    notices: createActor(noticesMachine),
    connectivity: createActor(connectivityMachine, { input: { isOnline: true } }),
    popup: createActor(popupMachine),
    config: createActor(configMachine),
    appearance: createActor(appearanceMachine, { input: { theme: null, sidebar: 'open' } }),
  };
}
