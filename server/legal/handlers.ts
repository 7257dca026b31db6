import type { Handlers } from '#server/http/contract.ts';
import type { LegalTexts } from './texts.ts';

/** The legal texts, for everyone. */
export function createLegalHandlers({ legal }: { legal: LegalTexts }): Pick<Handlers, 'getLegalText'> {
  return {
    getLegalText: (call) => ({ status: 200, body: legal.current(call.path.document) }),
  };
}
