import type { FastifyReply } from 'fastify';
import { sandboxWords as words } from '#domain/words/payment-sandbox.ts';
import { plainPagesWith } from '#server/http/plain-page.ts';
import { html, Html } from '#server/mail/html.ts';

const pages = plainPagesWith(`
main { max-width: 38rem; }
h1 { margin-bottom: .5rem; }
.badge { display: inline-block; padding: .1rem .6rem; border: 1px solid var(--edge); border-radius: 1rem; font-size: .875rem; color: var(--muted); }
.muted { color: var(--muted); font-size: .9375rem; }
form, section { background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; padding: 1.25rem; margin: 0 0 1rem; display: grid; gap: .75rem; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .5rem; }
legend { font-weight: 600; padding: 0; margin: 0 0 .5rem; }
label { display: flex; gap: .75rem; align-items: start; padding: .6rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; min-height: 2.75rem; }
label small { display: block; color: var(--muted); font-size: .875rem; }
input[type=radio] { width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; accent-color: var(--act); flex: none; }
button { font-weight: 600; padding: .65rem 1rem; min-height: 2.75rem; border: 1px solid var(--act); border-radius: .5rem; background: var(--act); color: var(--on); cursor: pointer; }
button.quiet { background: transparent; color: var(--act); }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
code { overflow-wrap: anywhere; }
`);

/** Sends a page of the sandbox: nothing runs, nothing is fetched, and its form leads to the product alone. */
export function sendPage(reply: FastifyReply, origin: string, title: string, body: Html): FastifyReply {
  // A redirect after a form counts as the form's: the product may be open under another name of this machine.
  const policy = `default-src 'none'; style-src ${pages.styles}; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
  const content = html`<span class="badge">${words.badge}</span>
    <h1>${title}</h1>
    ${body}`;
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(pages.page(title, content));
}

/** One of several answers, each with what it brings about. */
export function choice(name: string, value: string, text: string, hint: string, isFirst: boolean): Html {
  return html`<label
    ><input
      type="radio"
      name="${name}"
      value="${value}"
      required
      ${new Html(isFirst ? 'checked' : '')}
    /><span>${text}<small>${hint}</small></span></label
  > `;
}
