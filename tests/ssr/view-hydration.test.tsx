import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { InitialData, ScreenData } from '#domain/initial-data.ts';
import { startApp } from '#machines/app/actors.ts';
import { sampleApp } from '#machines/downloads/model.ts';
import { knockout, roundRobin } from '#machines/fixtures/model-draws.ts';
import { served } from '#machines/home/model.ts';
import { sampleText } from '#machines/legal/sample-text.ts';
import { article, clubRow, cloudRow } from '#machines/news/sample-news.ts';
import { App } from '#views/app/app.tsx';
import { boxOf } from '#views/app/initial-data.ts';
import { ToastRegion } from '#views/app/messages.tsx';
import { loadScreen } from '#views/app/routes.tsx';
import { nobody, restingActors } from '#views/dev/resting-actors.ts';
import { silenceServer } from '#views/dev/silence.ts';

// What a browser fetches by itself once a page is hydrated is there from the first.
await ToastRegion.fetch();

const pages: readonly [string, ScreenData][] = [
  ['/tournamentInfo/5', { screen: 'tournament-info', data: knockout({ players: 8, isLive: true }) }],
  ['/tournamentInfo/5', { screen: 'tournament-info', data: roundRobin(2, 3) }],
  ['/all-news', { screen: 'all-news', data: { rows: [cloudRow, clubRow], total: 21 } }],
  ['/view-news/4', { screen: 'view-news', data: article }],
  ['/download', { screen: 'download', data: { rows: [sampleApp] } }],
  ['/faq', { screen: 'faq', data: null }],
  ['/termsConditions', { screen: 'terms-conditions', data: sampleText }],
  ['/privacyPolicy', { screen: 'privacy-policy', data: sampleText }],
];

const around: Omit<InitialData, 'page'> = {
  readAt: '2026-11-20T20:00:00Z',
  origin: 'https://baulk.example',
  search: '',
  operator: 'The association',
  links: { facebook: null, instagram: null, youtube: null },
};

const markupOf = (path: string, page: ScreenData): string => {
  const initial = boxOf({ data: { ...around, page }, age: 'fresh' });
  return renderToString(<App actors={restingActors({}, nobody)} initial={initial} ssrPath={path} />);
};

it.each(pages)('%s is hydrated without an error, and no element is replaced', async (path, page) => {
  const restore = silenceServer();
  history.replaceState(null, '', path);
  await loadScreen(page.screen);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = markupOf(path, page);
  const rendered = [...place.querySelectorAll('*')];
  const { actors, stop } = startApp();
  const errors: unknown[] = [];
  const app = <App actors={actors} initial={boxOf({ data: { ...around, page }, age: 'fresh' })} />;
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(async () => hydrateRoot(place, app, { onRecoverableError }));
  expect(place.querySelector('h1')?.textContent).toBeTruthy();
  expect(errors).toEqual([]);
  expect(rendered.filter((element) => !place.contains(element))).toEqual([]);
  await act(async () => root.unmount());
  stop();
  place.remove();
  restore();
});

const attack = `</script><script>alert(1)</script><img src=x onerror="alert(1)">'"`;
const texts = /^(name|title|summary|appName|description|matchName|roundName|playerName\d?|imageAlt)$/;

/** The same data, with markup in every text that a person can write. */
const attacked = (page: ScreenData): ScreenData =>
  JSON.parse(JSON.stringify(page), (key, value: unknown) =>
    texts.test(key) && typeof value === 'string' ? attack : value,
  ) as ScreenData;

const stored: readonly [string, ScreenData][] = [
  ['/', { screen: 'home', data: served }],
  ...pages.filter(([, { data }]) => data !== null),
];

it.each(stored)('markup in the stored texts of %s stays text', async (path, page) => {
  await loadScreen(page.screen);
  const place = document.createElement('template');
  place.innerHTML = markupOf(path, attacked(page));
  expect(place.content.textContent).toContain(attack);
  expect(place.content.querySelectorAll('script, [onerror]')).toHaveLength(0);
});
