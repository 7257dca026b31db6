import type { SnapshotFrom } from 'xstate';
import type { StepUpContext, stepUpMachine } from './step-up.ts';

type Snapshot = SnapshotFrom<typeof stepUpMachine>;

/** Whether the question is closed, can be answered, or is being answered. */
export const selectQuestion = (snapshot: Snapshot): 'closed' | 'idle' | 'busy' => {
  if (snapshot.matches('idle')) return 'closed';
  return snapshot.matches('proving') ? 'busy' : 'idle';
};

/** What is typed, and what is wrong with it. */
export const selectForm = ({ context }: Snapshot): StepUpContext => context;
