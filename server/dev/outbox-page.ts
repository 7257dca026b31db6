import { outboxWords } from '#domain/words/outbox.ts';
import { html, type Html } from '#server/mail/html.ts';
import type { ShownMail } from '#server/mail/mailbox.ts';
import { plainPage, plainStyles } from '#server/http/plain-page.ts';

/** Nothing runs, nothing is fetched but the mail in its frame. */
export const outboxPolicy = `default-src 'none'; style-src ${plainStyles}; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A mail in its frame: styles in place, links in a tab of their own, no script, no request. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

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
  return plainPage(
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
  return plainPage(
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
      ${
        mail.calendar === undefined
          ? html``
          : html`<h2>${outboxWords.calendar}</h2>
              <pre>${mail.calendar.content}</pre>`
      }
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
