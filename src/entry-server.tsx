import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import type { InitialData } from '#domain/initial-data.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { appearanceMachine } from '#machines/app/appearance.ts';
import { configMachine } from '#machines/app/config.ts';
import { connectivityMachine } from '#machines/app/connectivity.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { popupMachine } from '#machines/app/popup.ts';
import { sessionMachine } from '#machines/app/session.ts';
import { App } from '#views/app/app.tsx';
import { boxOf } from '#views/app/initial-data.ts';
import { loadScreen } from '#views/app/routes.tsx';

/** The markup of a public page as a signed-out visitor sees it. */
export async function render(path: string, data: InitialData): Promise<string> {
  await loadScreen(data.page.screen);
  const initial = boxOf({ data, age: 'fresh' });
  return renderToString(<App actors={restingActors()} initial={initial} ssrPath={path} />);
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
