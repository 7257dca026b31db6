import type { SnapshotFrom } from 'xstate';
import type { LegalText } from '#api/legal.ts';
import { problemText } from '#api/problem.ts';
import type { legalMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof legalMachine>;

/** What fills the page. */
export function selectLegalState(snapshot: Snapshot): 'loading' | 'failed' | 'shown' {
  if (snapshot.matches('shown')) return 'shown';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}

/** The text, once it is there. */
export const selectText = ({ context }: Snapshot): LegalText | null => context.text;

/** Why there is none. */
export const selectReason = ({ context: { problem } }: Snapshot): string =>
  problem === null ? '' : problemText(problem);

/** Whether the text took the place of another one while someone read. */
export const selectIsReplaced = ({ context }: Snapshot): boolean => context.isReplaced;
