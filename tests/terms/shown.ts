import { createActor } from 'xstate';
import { legalMachine, type LegalActor } from '#machines/legal/machine.ts';
import { shownText } from '#machines/legal/sample-text.ts';

/** The text of the terms as it stands there once it has been read. */
export const shownTerms = (): LegalActor =>
  createActor(legalMachine, { input: { document: 'termsConditions' }, snapshot: shownText() });
