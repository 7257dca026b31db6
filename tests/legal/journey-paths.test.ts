import { readFileSync } from 'node:fs';
import type { LegalDocument, LegalText } from '#api/legal.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { plainLine } from '#domain/rich-text/plain.ts';
import { termsVersion } from '#domain/terms/version.ts';
import { legalWords as words } from '#domain/words/legal.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { legalModel } from '#machines/legal/model.ts';
import { asFor, goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import { fillSignIn } from '#tests/support/product.ts';
import { goWithin } from '#tests/support/signed-in.ts';

const asServed = 'the terms as they were served';

/** A text as the product has it that nobody has given another one. */
const textOf = (document: LegalDocument): LegalText => ({
  document,
  language: 'en',
  version: termsVersion,
  title: words.titles[document],
  content: richTextOf(readFileSync(`server/legal/samples/en/${document}.md`, 'utf8')),
  isSample: true,
  effectiveFrom: '2026-01-01',
});

/** The text of another document stands for the newer one, which only a file of the operator can bring. */
const texts: Record<string, LegalText> = { read: textOf('termsConditions'), newer: textOf('privacyPolicy') };

const asHere = (outcome: Outcome): Outcome => {
  const output = texts[outcome.name];
  return output ? { name: outcome.name, ok: true, output } : outcome;
};

const firstHeadingOf = ({ content }: LegalText): string => {
  const heading = content.find(({ kind }) => kind === 'heading');
  return heading?.kind === 'heading' ? plainLine(heading.content) : '';
};

const model: typeof legalModel = {
  ...legalModel,
  starts: [
    { name: 'the terms', input: { document: 'termsConditions' } },
    { name: asServed, input: { document: 'termsConditions', first: textOf('termsConditions') } },
  ],
  // Both are of one version, and differ in what they say.
  identity: ({ text, isReplaced }) => [(text as LegalText | null)?.title, isReplaced],
  outcomes: { ...legalModel.outcomes, getLegalText: legalModel.outcomes['getLegalText']?.map(asHere) },
  shows: {
    ...legalModel.shows,
    shown: (context) => {
      const { text, isReplaced } = context as unknown as { text: LegalText; isReplaced: boolean };
      return {
        texts: [text.title, text.version, words.sample, ...(isReplaced ? [words.replaced] : [])],
        roles: [
          { role: 'heading', name: words.pages.termsConditions },
          { role: 'heading', name: firstHeadingOf(text) },
        ],
        absent: [words.failed, ...(isReplaced ? [] : [words.replaced])],
      };
    },
  },
};

proveInBrowser(model, {
  begin: async (page, { start, steps }) => {
    if (start.name !== asServed) {
      await page.goto('/faq');
      return page.getByRole('searchbox').waitFor();
    }
    await page.goto('/termsConditions');
    // From here on the app looks at what was served.
    await page.getByRole('button', { name: navigationWords.theme.toDark }).waitFor();
    if (!steps.some(({ event }) => event.type === 'text.outdated')) return;
    await page.getByRole('link', { name: 'Login' }).first().click();
    await fillSignIn(page, 'new@baulk.example');
    await page.getByRole('button', { name: 'Accept' }).waitFor();
  },
  open: async (page, { start }) => {
    if (start.name !== asServed) await goWithin(page, '/termsConditions');
  },
  calls: {
    getLegalText: {
      url: '**/api/legal/termsConditions',
      outcomes: { read: goOn, newer: asFor('/api/legal/privacyPolicy'), unanswered: noAnswer },
    },
    acceptTerms: { url: '**/api/user/update/eula' },
  },
  outside: {
    'refresh.due': (page) => page.clock.runFor(60_000),
    // Another version is in force than the one that was read.
    'text.outdated': async (page, _event, { letGo }) => {
      await page.getByRole('button', { name: 'Accept' }).click();
      await letGo('acceptTerms', withBody({ version: '2020-01' }));
    },
  },
});
