import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { readLanguageFrom } from '#domain/language/current.ts';
import type { Language } from '#domain/language/languages.ts';
import { loadWholeLanguage } from '#domain/language/loading.ts';
import type { InitialData } from '#domain/initial-data.ts';
import { actorsOf, type AppActors } from '#machines/app/actors.ts';
import { rootMachine } from '#machines/app/root.ts';
import { App } from '#views/app/app.tsx';
import { boxOf } from '#views/app/initial-data.ts';
import { loadScreen } from '#views/app/routes.tsx';

/** The markup of a public page as a signed-out visitor sees it. */
export async function render(path: string, data: InitialData, language: Language): Promise<string> {
  await Promise.all([loadScreen(data.page.screen), loadWholeLanguage(language)]);
  const initial = boxOf({ data, age: 'fresh' });
  // From here on nothing waits, so no other page is rendered meanwhile.
  readLanguageFrom(() => language);
  return renderToString(<App actors={restingActors(language)} initial={initial} ssrPath={path} />);
}

/** The actors of the app as they are before anything has started. */
function restingActors(language: Language): AppActors {
  const place = { address: '/', overlay: null, typed: '' } as const;
  const input = { isOnline: true, ...place, language, theme: null, sidebar: 'open' } as const;
  return actorsOf(createActor(rootMachine, { input }));
}
