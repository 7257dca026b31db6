import { createHash } from 'node:crypto';
import { socialWords as words } from '#domain/words/social.ts';
import { html, Html } from '#server/mail/html.ts';
import { plainPage, plainStyles } from '#server/http/plain-page.ts';

/** Hands what stands in the fragment to the page that waits, takes it out of the history, and closes the window. */
const script = `const told = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const channel = new BroadcastChannel('baulk.social');
channel.postMessage(told);
channel.close();
close();`;
const hash = createHash('sha256').update(script).digest('base64');

/** One script of ours and no request to anywhere. */
export const returnPolicy = `default-src 'none'; script-src 'sha256-${hash}'; style-src ${plainStyles}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`;

/** What a provider's window shows when it has come back; most are closed before anyone reads it. */
export const returnPage = (): string =>
  plainPage(
    words.returnTitle,
    html`<h1>${words.returnTitle}</h1>
      <p>${words.returned}</p>
      ${new Html(`<script>${script}</script>`)}`,
  );
