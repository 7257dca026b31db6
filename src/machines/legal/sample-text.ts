import type { SnapshotFrom } from 'xstate';
import type { LegalText } from '#api/legal.ts';
import { legalMachine } from './machine.ts';

/** A text as the server answers with it. */
export const sampleText: LegalText = {
  document: 'termsConditions',
  language: 'en',
  version: '2026-01',
  title: 'End user licence agreement',
  content: [
    { kind: 'heading', level: 2, id: 'your-account', content: [{ kind: 'text', text: 'Your account' }] },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'One person, one account.' }] },
  ],
  isSample: true,
  effectiveFrom: '2026-01-01',
};

/** The page of that text from the first, for what stands beside it. */
export const shownText = (): SnapshotFrom<typeof legalMachine> =>
  legalMachine.resolveState({
    value: { shown: 'still' },
    context: { document: 'termsConditions', text: sampleText, isReplaced: false, problem: null },
  });
