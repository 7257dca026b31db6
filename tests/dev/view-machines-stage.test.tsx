import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkSnapshot } from '#kit/snapshot.ts';
import { plan } from '#kit/plan.ts';
import { faultsIn } from '#tests/views-kit/accessibility.ts';
import { catalogue, entryOf } from '#views/dev/machines/catalogue.ts';
import { orderHash, orderIn } from '#views/dev/machines/order.ts';
import { rehearse } from '#views/dev/machines/rehearsal.ts';
import { Screen } from '#views/dev/machines/stage-page.tsx';
import { stagedMachines } from '#views/dev/machines/stages.tsx';

const ids = catalogue().map(({ model }) => model.id);

describe('every planned path', () => {
  it.each(ids)('of %s can be gone step by step, with nothing real around it', (id) => {
    const model = entryOf(id)?.model;
    if (!model) throw new Error(`There is no machine ${id}.`);
    for (const path of plan(model).paths) {
      for (const [index, { expected }] of path.steps.entries()) {
        const driver = rehearse(path, index + 1);
        checkSnapshot(model, driver.actor.getSnapshot(), expected);
        void driver.stop?.();
      }
    }
  });
});

describe('the catalogue of screens', () => {
  it('shows screens of machines that there are', () => {
    expect(stagedMachines.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(stagedMachines)(
    'shows the screen of %s at the end of each path, without a fault of axe',
    async (id) => {
      const model = entryOf(id)?.model;
      if (!model) throw new Error(`There is no machine ${id}.`);
      for (const path of plan(model).paths) {
        const { unmount } = await act(async () =>
          render(
            <main>
              <h1>{id}</h1>
              <Screen path={path} step={path.steps.length} />
            </main>,
          ),
        );
        expect([path.id, await faultsIn(document.body)]).toEqual([path.id, []]);
        unmount();
      }
    },
  );
});

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
