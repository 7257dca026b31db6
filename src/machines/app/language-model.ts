import { defineModel } from '#model-testing/model.ts';
import { silentProblem } from '#api/problem.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { languageMachine } from './language.ts';

const choice = { role: 'combobox', name: navigationWords.header.language, gesture: 'select' } as const;

export const languageModel = defineModel(languageMachine, {
  starts: [{ name: 'in English', input: { language: 'en' } }],
  cases: {
    'language.chosen': ({ wanted }) => [
      { language: wanted === 'es' ? 'pt-BR' : 'es', isSignedIn: false },
      { language: wanted === 'es' ? 'en' : 'es', isSignedIn: true },
    ],
    'language.known': ({ wanted }) => [{ language: wanted === 'pt-BR' ? 'en' : 'pt-BR' }],
  },
  outcomes: {
    loadLanguage: [
      { name: 'there', ok: true, output: undefined },
      { name: 'lost', ok: false, error: silentProblem('offline') },
    ],
    keepOwnLanguage: [
      { name: 'kept', ok: true, output: undefined },
      { name: 'lost', ok: false, error: silentProblem('offline') },
    ],
  },
  identity: ({ language, wanted, isSignedIn }) => [language, wanted, isSignedIn],
  controls: {
    'language.chosen': { ...choice, value: 'language' },
    'language.known': { kind: 'outside', from: 'the session, when somebody signs in' },
  },
});
