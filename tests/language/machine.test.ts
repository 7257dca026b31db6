import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Language } from '#domain/language/languages.ts';
import { languageModel } from '#machines/app/language-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(languageModel, withoutEffects(languageModel.machine));

it('a language that an account brings while another one is on its way is the one that is spoken', async () => {
  const loading: { language: string; done: () => void }[] = [];
  const machine = withoutEffects(languageModel.machine).provide({
    actors: {
      loadLanguage: fromPromise<void, Language>(
        ({ input }) => new Promise((done) => void loading.push({ language: input, done })),
      ),
    },
  });
  const actor = createActor(machine, { input: { language: 'en' } }).start();
  actor.send({ type: 'language.chosen', language: 'es', isSignedIn: false });
  actor.send({ type: 'language.known', language: 'pt-BR' });
  for (const { done } of loading) done();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('spoken'));
  expect([loading.map(({ language }) => language), context.language]).toEqual([['es', 'pt-BR'], 'pt-BR']);
});
