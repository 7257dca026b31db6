import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FirstReading, ServedPage } from '#domain/first-reading.ts';
import { startApp } from '#machines/app/actors.ts';
import { sampleApp } from '#machines/downloads/model.ts';
import { knockout, roundRobin } from '#machines/fixtures/model-draws.ts';
import { sampleText } from '#machines/legal/sample-text.ts';
import { article, clubRow, cloudRow } from '#machines/news/sample-news.ts';
import { App } from '#views/app/app.tsx';
import { boxOf } from '#views/app/first-reading.ts';
import { fetchScreen } from '#views/app/routes.tsx';
import { nobody, restingActors } from '#views/dev/resting-actors.ts';
import { silenceServer } from '#views/dev/silence.ts';

const pages: readonly [string, ServedPage][] = [
  ['/tournamentInfo/5', { screen: 'tournament-info', reading: knockout({ players: 8, isLive: true }) }],
  ['/tournamentInfo/5', { screen: 'tournament-info', reading: roundRobin(2, 3) }],
  ['/all-news', { screen: 'all-news', reading: { rows: [cloudRow, clubRow], total: 21 } }],
  ['/view-news/4', { screen: 'view-news', reading: article }],
  ['/download', { screen: 'download', reading: { rows: [sampleApp] } }],
  ['/faq', { screen: 'faq', reading: null }],
  ['/termsConditions', { screen: 'terms-conditions', reading: sampleText }],
  ['/privacyPolicy', { screen: 'privacy-policy', reading: sampleText }],
];

const around: Omit<FirstReading, 'page'> = {
  readAt: '2026-11-20T20:00:00Z',
  origin: 'https://baulk.example',
  operator: 'The association',
  links: { facebook: null, instagram: null, youtube: null },
};

it.each(pages)('%s is taken over as it was served, with nothing made anew', async (path, page) => {
  const restore = silenceServer();
  history.replaceState(null, '', path);
  await fetchScreen(page.screen);
  const first = () => boxOf({ reading: { ...around, page }, age: 'fresh' });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    <App actors={restingActors({}, nobody)} first={first()} servedAt={path} />,
  );
  const served = [...place.querySelectorAll('*')];
  const actors = startApp();
  const root = await act(async () => hydrateRoot(place, <App actors={actors} first={first()} />));
  expect(place.querySelector('h1')?.textContent).toBeTruthy();
  expect(served.filter((element) => !place.contains(element))).toEqual([]);
  await act(async () => root.unmount());
  for (const actor of Object.values(actors)) actor.stop();
  place.remove();
  restore();
});
