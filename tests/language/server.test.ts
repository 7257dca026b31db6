import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCookie } from '#domain/language/languages.ts';
import type { Store } from '#server/database/store.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';
import { mailsTo } from '#tests/mail/inbox.ts';

const clock = stillClock();
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await testDatabase('demo');
  app = await buildTestApp({ store, clock });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const spoken = {
  en: 'Please enter valid email address.',
  es: 'Escribe un correo electrónico válido.',
  'pt-BR': 'Digite um e-mail válido.',
} as const;

let callers = 0;
/** An address of its own for each caller, since the calls of one are counted. */
const nextAddress = (): string => `10.7.0.${(callers += 1)}`;

/** What a refusal says to somebody who asks with these headers. */
async function told(headers: Record<string, string>): Promise<string> {
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/user/forgotPassword',
    remoteAddress: nextAddress(),
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ email: 'nobody' }),
  });
  return answer.json<{ message: string }>().message;
}

const cookieOf = (language: string): Record<string, string> => ({ cookie: `${languageCookie}=${language}` });

describe('what the server says', () => {
  it('is in the language that the browser asks for, unless another one was chosen on the device', async () => {
    expect(await told({ 'accept-language': 'es-CO,es;q=0.9,en;q=0.8' })).toBe(spoken.es);
    expect(await told({ 'accept-language': 'es', ...cookieOf('pt-BR') })).toBe(spoken['pt-BR']);
    expect(await told(cookieOf('es'))).toBe(spoken.es);
  });

  it('is English for tags that nobody knows', async () => {
    for (const headers of [{}, cookieOf('tlh'), cookieOf('%00'), { 'accept-language': ';;q=x,*' }]) {
      expect(await told(headers)).toBe(spoken.en);
    }
  });

  it('stays in the language of each caller while many are answered at once', async () => {
    const languages = Array.from(
      { length: 30 },
      (_, index) => (['en', 'es', 'pt-BR'] as const)[index % 3] ?? 'en',
    );
    const messages = await Promise.all(languages.map((language) => told(cookieOf(language))));
    expect(messages).toEqual(languages.map((language) => spoken[language]));
  });

  it('is in that language where no body and no address is understood either', async () => {
    const headers = { 'content-type': 'application/json', ...cookieOf('es') };
    const broken = await app.inject({
      method: 'PUT',
      url: '/api/user/forgotPassword',
      remoteAddress: nextAddress(),
      headers,
      payload: '{',
    });
    expect(broken.json<{ message: string }>().message).toBe('No se pudo leer la solicitud.');
    const nowhere = await app.inject({ method: 'GET', url: '/api/nowhere', headers: cookieOf('pt-BR') });
    expect(nowhere.json<{ message: string }>().message).toBe('O que você procura não foi encontrado.');
  });
});

describe('a mail', () => {
  it('is written in the language of the account that gets it; an account without one gets English', async () => {
    await store.db
      .updateTable('users')
      .set({ language: 'es' })
      .where('email', '=', 'player@baulk.example')
      .execute();
    const outbox = createOutbox({ secrets: testSecrets, clock: clock.now, mode: 'outbox' });
    const mail = {
      lasts: 300,
      template: 'welcome',
      parameters: { firstName: 'Ana', hasClubs: false },
    } as const;
    await outbox.add(store.db, { ...mail, to: 'player@baulk.example' });
    await outbox.add(store.db, { ...mail, to: 'guest@baulk.example' });
    const [spanish] = await mailsTo(app, 'player@baulk.example');
    const [english] = await mailsTo(app, 'guest@baulk.example');
    expect(JSON.stringify(spanish)).toContain('Te damos la bienvenida a Baulk');
    expect(JSON.stringify(english)).toContain('Welcome to Baulk');
  });
});
