import { createHash } from 'node:crypto';
import { outboxWords } from '#domain/words/outbox.ts';
import { html, Html } from '#server/mail/html.ts';
import type { ShownMail } from '#server/mail/mailbox.ts';

const styles = `
:root { color-scheme: light dark; --canvas: #F3F6F3; --card: #FFF; --edge: #C4D0C8; --text: #13201A; --muted: #5C6B63; --act: #0B5A41; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0F1814; --card: #16221C; --edge: #384A40; --text: #EDF3EE; --muted: #A9B8AF; --act: #5FCF9F; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: 0 0 1rem; }
a { color: var(--act); }
a:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0; }
label { display: grid; gap: .25rem; font-size: .875rem; }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--card); color: inherit; min-height: 2.75rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
li { background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; padding: .75rem 1rem; }
li a { font-weight: 600; }
small, dt { color: var(--muted); font-size: .875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0; }
dd { margin: 0; overflow-wrap: anywhere; }
pre, iframe { width: 100%; background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
iframe { height: 44rem; background: #FFF; }
`;
// Whole, for the policy names its text to the last blank.
const styleSheet = new Html(`<style>${styles}</style>`);
const stylesHash = createHash('sha256').update(styles).digest('base64');

/** Nothing runs, nothing is fetched but the mail in its frame. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${stylesHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A mail in its frame: styles in place, links in a tab of their own, no script, no request. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

function pageWith(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleSheet}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.markup;
}

/** The mails, the newest first. */
export function listPage(mails: readonly ShownMail[], to: string): string {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/dev/outbox/${mail.id}">${mail.subject}</a><br />
        <small
          >${outboxWords.to} ${mail.to} ·
          <time datetime="${mail.at}">${outboxWords.instant(mail.at)}</time></small
        >
      </li> `,
  );
  return pageWith(
    outboxWords.title,
    html`<h1>${outboxWords.title}</h1>
      <p>${outboxWords.purpose}</p>
      <form method="get" action="/dev/outbox" role="search">
        <label>${outboxWords.to}<input name="to" value="${to}" autocomplete="off" inputmode="email" /></label
        ><button>${outboxWords.show}</button>
      </form>
      ${
        mails.length === 0
          ? html`<p>${outboxWords.none}</p>`
          : html`<ol>
              ${rows}
            </ol>`
      }`,
  );
}

/** One mail: its text with links that can be followed, and its page in a frame. */
export function mailPage(mail: ShownMail): string {
  return pageWith(
    mail.subject,
    html`<p><a href="/dev/outbox">${outboxWords.title}</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>${outboxWords.to}</dt>
        <dd>${mail.to}</dd>
        <dt>${outboxWords.at}</dt>
        <dd>${outboxWords.instant(mail.at)}</dd>
        <dt>${outboxWords.until}</dt>
        <dd>${outboxWords.instant(mail.expiresAt)}</dd>
      </dl>
      <h2>${outboxWords.text}</h2>
      <pre>${linked(mail.text)}</pre>
      <h2>${outboxWords.page}</h2>
      <iframe
        title="${outboxWords.page}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/dev/outbox/${mail.id}/page"
      ></iframe>`,
  );
}

/** A plain text with its addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
