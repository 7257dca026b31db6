import { expect, it } from 'vitest';
import { checkSnapshot } from '#model-testing/snapshot.ts';
import { planned } from '#tests/support/planned.ts';
import { catalogue } from '#views/dev/machines/catalogue.ts';
import { rehearse, snapshotAt } from '#views/dev/machines/rehearsal.ts';

const models = catalogue().map(({ model }) => model);

it.each(models)(
  'every planned path of $id can be gone to its middle and its end, with nothing real around it',
  (model) => {
    const { paths } = planned(model);
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      for (const steps of new Set([path.steps.length >> 1, path.steps.length])) {
        const driver = rehearse(path, steps);
        checkSnapshot(model, driver.actor.getSnapshot(), snapshotAt(path, steps));
        void driver.stop?.();
      }
    }
  },
);
