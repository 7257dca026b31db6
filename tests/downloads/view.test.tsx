import { render, screen, within } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { downloadsMachine } from '#machines/downloads/machine.ts';
import { downloadsModel, sampleApp } from '#machines/downloads/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { DownloadsPage } from '#views/downloads/page.tsx';

proveView(downloadsModel, (actor) => <DownloadsPage actor={actor} />);

it('C-1.13, C-1.14, C-1.15 an app has a button and a code for each system, and says what to remove first', async () => {
  const answering = fromPromise(async () => ({ rows: [sampleApp] }));
  const actor = createActor(downloadsMachine.provide({ actors: { listActiveApps: answering } }), {
    input: { first: null },
  }).start();
  const { container } = render(<DownloadsPage actor={actor} />);
  const android = await screen.findByRole('region', { name: 'Baulk Scoring for Android' });
  expect(within(android).getByRole('link').getAttribute('href')).toBe(
    'https://stores.example/files/baulk.apk',
  );
  expect(within(android).getByRole('img', { name: 'QR code of Baulk Scoring for Android' })).toBeDefined();
  expect(within(android).getByText(/This is a file and no store page/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Baulk Scoring for iOS' })).toBeDefined();
  expect(screen.getByText(/Remove the scoring app that is on your device/)).toBeDefined();
  expect(await faultsIn(container)).toEqual([]);
});
