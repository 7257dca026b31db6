import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readLanguageFrom } from '#domain/language/current.ts';
import {
  acceptedLanguage,
  languageCookie,
  languageOf,
  languageParameter,
  languages,
  sourceLanguage,
  type Language,
} from '#domain/language/languages.ts';
import { loadWholeLanguage } from '#domain/language/loading.ts';

const spoken = new AsyncLocalStorage<Language>();

readLanguageFrom(() => spoken.getStore() ?? sourceLanguage);

/** Does what writes texts in a language; several may do so at once, each in its own. */
export const speaking = <T>(language: Language, work: () => T): T => spoken.run(language, work);

/** Lets every answer be written in the language of its caller. */
export async function speakToCallers(app: FastifyInstance): Promise<void> {
  await Promise.all(languages.map(loadWholeLanguage));
  app.addHook('onRequest', (request, _reply, done) => spoken.run(languageOfRequest(request), done));
  // What reads a body goes on from the connection, which many requests share.
  app.addHook('preValidation', (request, _reply, done) => spoken.run(languageOfRequest(request), done));
}

/** The language of a request: of its address, where that names one, else as chosen on the device, else as the browser asks. */
export function languageOfRequest(request: FastifyRequest): Language {
  // No hook runs for an address that cannot be read, so its cookies are not parsed.
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined;
  return (
    languageInAddress(request.url) ??
    languageOf(cookies?.[languageCookie]) ??
    acceptedLanguage(request.headers['accept-language']) ??
    sourceLanguage
  );
}

/** The language that an address names, or null. */
export function languageInAddress(url: string): Language | null {
  if (!url.includes(`${languageParameter}=`)) return null;
  return languageOf(new URLSearchParams(url.replace(/^[^?]*/, '')).get(languageParameter));
}
