import { socialReturnPath, socialSandboxPath } from '#domain/social/providers.ts';
import { socialWords } from '#domain/words/social.ts';
import { html, type Html } from '#server/mail/html.ts';
import { plainPage, plainStyles } from '#server/http/plain-page.ts';
import type { Sandbox, SandboxPerson } from './sandbox.ts';

const words = socialWords.sandbox;

/** No script, no request: every choice is a link. */
export const sandboxPolicy = `default-src 'none'; style-src ${plainStyles}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** What the page was opened with. */
export type SandboxAsked = {
  provider: 'google' | 'facebook';
  nonce: string;
  state: string;
  /** Whom somebody made up, if anyone. */
  made: SandboxPerson | null;
};

const people: readonly SandboxPerson[] = [
  {
    subject: '1001',
    email: 'lucia@social.example',
    isEmailVerified: true,
    firstName: 'Lucía',
    lastName: 'Arango',
  },
  {
    subject: '1002',
    email: 'player@baulk.example',
    isEmailVerified: true,
    firstName: 'Pilar',
    lastName: 'Montoya',
  },
  { subject: '1003', email: null, isEmailVerified: false, firstName: 'Tomasz', lastName: 'Łukowski' },
];

/** Asks who somebody wants to be. */
export function sandboxPage(asked: SandboxAsked, sandbox: Sandbox): string {
  const { provider, nonce, state, made } = asked;
  const offered = (made ? [made, ...people] : people).map((person) => ({
    ...person,
    // Facebook never says that it has proved an address.
    isEmailVerified: person.isEmailVerified && provider === 'google',
  }));
  const title = words.title(socialWords.names[provider]);
  return plainPage(
    title,
    html`<h1>${title}</h1>
      <p>${words.purpose}</p>
      <ol>
        ${offered.map((person) => line(person, asked, sandbox))}
      </ol>
      <h2>${words.other}</h2>
      <form method="get" action="${socialSandboxPath}">
        <input type="hidden" name="provider" value="${provider}" />
        <input type="hidden" name="nonce" value="${nonce}" />
        <input type="hidden" name="state" value="${state}" />
        <label>${words.firstName}<input name="firstName" required maxlength="100" /></label>
        <label>${words.lastName}<input name="lastName" maxlength="100" /></label>
        <label>${words.email}<input name="email" type="email" maxlength="320" /></label>
        <button>${words.choose}</button>
      </form>
      <p><a href="${returnTo({ state, error: 'access_denied' })}">${words.decline}</a></p>`,
  );
}

/** What is shown to whoever comes without the parameters of an attempt. */
export const stalePage = (provider: 'google' | 'facebook'): string =>
  plainPage(words.title(socialWords.names[provider]), html`<p>${words.stale}</p>`);

function line(person: SandboxPerson, { provider, nonce, state }: SandboxAsked, sandbox: Sandbox): Html {
  const token = sandbox.write(person, nonce);
  const key = provider === 'google' ? 'id_token' : 'access_token';
  const told = person.isEmailVerified ? words.verified : words.unverified;
  return html`<li>
    <a href="${returnTo({ state, [key]: token })}">${person.firstName} ${person.lastName}</a><br />
    <small>${person.email === null ? words.withoutEmail : `${person.email} · ${told}`}</small>
  </li> `;
}

const returnTo = (told: Record<string, string>): string =>
  `${socialReturnPath}#${new URLSearchParams(told).toString()}`;
