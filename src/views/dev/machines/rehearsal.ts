import { withoutEffects } from '#model-testing/effects.ts';
import { valueText, type Path, type Step } from '#model-testing/path.ts';
import { bareDriver, type BareDriver } from '#model-testing/replay-bare.ts';

/** A machine that has gone so many steps of a path, with nothing real around it: no server, no storage, no clock. */
export function rehearse(path: Path, steps: number): BareDriver {
  const driver = bareDriver(path, { machine: withoutEffects(path.model.machine) });
  for (const step of path.steps.slice(0, steps)) perform(driver, step);
  return driver;
}

function perform(driver: BareDriver, step: Step): void {
  switch (step.kind) {
    case 'event':
      return void driver.send(step);
    case 'timer':
      return void driver.advance(step);
    case 'settle':
    case 'callback':
      return void driver.settle(step.src, step.outcome, step);
  }
}

/** What a path has come to after so many steps. */
export const snapshotAt = (path: Path, steps: number) => path.steps[steps - 1]?.expected ?? path.initial;

/** The state in one line after so many steps. */
export const valueAt = (path: Path, steps: number): string => valueText(snapshotAt(path, steps).value);

/** The transitions that the last step took. */
export const takenAt = (path: Path, steps: number): readonly string[] =>
  (path.steps[steps - 1]?.facts ?? path.initialFacts).transitions;
