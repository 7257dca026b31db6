import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Path } from '#model-testing/path.ts';
import { planned } from '#tests/support/planned.ts';
import { untilReadOut } from '#tests/support/still.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { catalogue, entryOf } from '#views/dev/machines/catalogue.ts';
import { orderHash, orderIn } from '#views/dev/machines/order.ts';
import { Screen } from '#views/dev/machines/stage-page.tsx';
import { scenesOf } from '#views/dev/machines/scenes.ts';
import { screenless, stagedMachines, stageOf } from '#views/dev/machines/stages.ts';
import { silenceServer } from '#views/dev/silence.ts';

const ids = catalogue().map(({ model }) => model.id);

/** Machines whose screen is the whole app. */
const wholePages = new Set([
  'appearance',
  'config',
  'connectivity',
  'dev-explorer',
  'language',
  'popup',
  'session',
]);

describe('the catalogue of screens', () => {
  let speak = () => {};
  beforeAll(() => {
    speak = silenceServer();
  });
  afterAll(() => speak());

  it('shows screens of machines that there are', () => {
    expect([...stagedMachines, ...Object.keys(screenless)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has the screen of every machine, or says why there is none', () => {
    expect(ids.filter((id) => !stagedMachines.includes(id) && !(id in screenless))).toEqual([]);
    expect(stagedMachines.filter((id) => id in screenless)).toEqual([]);
  });

  it.each(stagedMachines)('shows the screen of %s in every state, without a fault of axe', async (id) => {
    const model = entryOf(id)?.model;
    if (!model) throw new Error(`There is no machine ${id}.`);
    // Its part is there before it is drawn, so that what is drawn comes within act().
    await stageOf(id);
    for (const { path, step, state } of scenesOf(planned(model).paths)) {
      const { unmount } = await act(async () => render(<Framed path={path} step={step} />));
      if (id === 'notices') await untilReadOut();
      expect([state, await faultsIn(document.body)]).toEqual([state, []]);
      unmount();
    }
  });
});

/** A screen that is a part of a page stands in one here; one that is a whole page stands alone. */
const Framed = (scene: { path: Path; step: number }) => {
  if (wholePages.has(scene.path.model.id)) return <Fetched {...scene} />;
  return (
    <main>
      <h1>{scene.path.model.id}</h1>
      <Fetched {...scene} />
    </main>
  );
};

const Fetched = (scene: { path: Path; step: number }) => (
  <Suspense>
    <Screen {...scene} />
  </Suspense>
);

describe('what the stage is asked for', () => {
  it('survives its way through the address', () => {
    const order = { machine: 'a/b', path: 'x1', step: 3, theme: 'dark' } as const;
    expect(orderIn(orderHash(order))).toEqual(order);
  });

  it.each(['', '#', '#session', '#session/path/soon/dark'])(
    'is nothing where the address says "%s"',
    (hash) => {
      expect(orderIn(hash)).toBeNull();
    },
  );
});
