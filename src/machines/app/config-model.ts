import { defineModel } from '#model-testing/model.ts';
import type { Config } from '#api/platform.ts';
import { silentProblem } from '#api/problem.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { platformWords } from '#domain/words/platform.ts';
import { configMachine } from './config.ts';

/** What an installation without anything special answers. */
export const config: Config = {
  operator: 'Liga de Billar del Norte',
  modes: { database: 'embedded', mail: 'outbox', payments: 'sandbox', social: [] },
  publishableKey: null,
  pageSizes: [10, 20],
  defaultPageSize: 10,
  termsVersion: '2026-01',
  links: { facebook: null, instagram: null, youtube: null },
  walkthrough: null,
  demo: null,
};

const runBy = (operator: string) => navigationWords.footer.runBy(operator);

export const configModel = defineModel(configMachine, {
  outcomes: {
    getConfig: [
      { name: 'answered', ok: true, output: config },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  controls: { retry: { kind: 'outside', from: 'the network, when it returns' } },
  shows: {
    reading: { tags: ['busy'], texts: [runBy(platformWords.operator)] },
    unknown: { texts: [runBy(platformWords.operator)] },
    known: { texts: [runBy(config.operator)], absent: [runBy(platformWords.operator)] },
  },
  requirements: { known: ['A-1.24', 'A-7.01'] },
});
