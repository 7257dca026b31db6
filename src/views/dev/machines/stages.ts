import type { Screenless, Stage, Stages } from '#views/dev/stories/stage.ts';

// A file a feature, found by its place, so that a new column adds its own and touches no other.
const files = import.meta.glob<{ stages?: Stages; screenless?: Screenless }>('/src/views/dev/stories/*.tsx', {
  eager: true,
});

const merged = <T extends object>(parts: readonly (T | undefined)[]): T => Object.assign({}, ...parts) as T;

const stages: Stages = merged(Object.values(files).map((file) => file.stages));

/** Why machines without a screen have none. */
export const screenless: Screenless = merged(Object.values(files).map((file) => file.screenless));

/** Whether a machine has a screen that can be shown on its own. */
export const hasStage = (machine: string): boolean => machine in stages;

/** The machines whose screens can be shown on their own. */
export const stagedMachines: readonly string[] = Object.keys(stages);

/** What draws a machine's screen. */
export async function stageOf(machine: string): Promise<Stage | null> {
  return (await stages[machine]?.()) ?? null;
}
