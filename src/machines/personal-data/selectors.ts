import type { SnapshotFrom } from 'xstate';
import type { personalDataMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof personalDataMachine>;

/** Why it could not be done. */
export const selectRefusal = ({ context }: Snapshot): string | null => context.refusal;

/** What is under way. */
export const selectDoing = ({ value }: Snapshot): Snapshot['value'] => value;

/** Who has asked for it; null is oneself. */
export const selectName = ({ context }: Snapshot): string | null => context.name;
