import { fromPromise } from 'xstate';
import type { Language } from '#domain/language/languages.ts';
import { answerOf, client } from './client.ts';

/** Keeps the language of the signed-in user with the account, for other devices and for mails. */
export const keepOwnLanguage = fromPromise<void, Language>(async ({ input: language, signal }) => {
  await answerOf(() => client.PUT('/profile', { body: { language }, signal }));
});
