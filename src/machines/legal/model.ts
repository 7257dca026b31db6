import type { LegalText } from '#api/legal.ts';
import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { legalWords as words } from '#domain/words/legal.ts';
import { defineModel } from '#model-testing/model.ts';
import { legalMachine } from './machine.ts';
import { sampleText } from './sample-text.ts';

const newer: LegalText = {
  ...sampleText,
  version: '2026-02',
  content: [
    ...sampleText.content.slice(0, 1),
    { kind: 'paragraph', content: [{ kind: 'text', text: 'One person, one account, one name.' }] },
  ],
  isSample: false,
};

export const legalModel = defineModel(legalMachine, {
  endsEarly: true,
  starts: [
    { name: 'the terms', input: { document: 'termsConditions' } },
    { name: 'the terms as they were served', input: { document: 'termsConditions', first: sampleText } },
  ],
  outcomes: {
    getLegalText: [
      { name: 'read', ok: true, output: sampleText },
      { name: 'newer', ok: true, output: newer },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'a minute is over', sends: { type: 'refresh.due' } }],
  },
  identity: ({ text, isReplaced }) => [text?.version, isReplaced],
  controls: {
    retry: { role: 'button', name: errorWords.retry },
    seen: { role: 'button', name: words.seen },
    'text.outdated': { kind: 'outside', from: 'what was decided about the text, when it came too late' },
    'refresh.due': { kind: 'outside', from: 'the polling actor' },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    loading: { tags: ['busy'], texts: [words.pages.termsConditions], absent: [words.failed] },
    failed: { texts: [words.failed, errorWords.unanswered] },
    shown: ({ text, isReplaced }) => ({
      texts: [text?.version ?? '', ...(isReplaced ? [words.replaced] : [])],
      roles: [
        { role: 'heading', name: words.pages.termsConditions },
        { role: 'heading', name: 'Your account' },
      ],
      absent: [
        words.failed,
        ...(isReplaced ? [] : [words.replaced]),
        ...(text?.isSample === true ? [] : [words.sample]),
      ],
    }),
  },
  requirements: { shown: ['A-1.05', 'A-2.19', 'A-2.20', 'A-2.21'] },
  invariants: {
    'what was read stays until another text is there': ({ context }, before) =>
      before?.context.text == null || context.text !== null,
  },
});
