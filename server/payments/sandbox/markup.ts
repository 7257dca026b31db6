import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sandboxWords as words } from '#domain/words/payment-sandbox.ts';
import { html, Html } from '#server/mail/html.ts';

const styles = `
:root { color-scheme: light dark; --canvas: #F3F6F3; --card: #FFF; --edge: #C4D0C8; --text: #13201A; --muted: #5C6B63; --act: #0B5A41; --on: #FFF; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0F1814; --card: #16221C; --edge: #384A40; --text: #EDF3EE; --muted: #A9B8AF; --act: #5FCF9F; --on: #04170F; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: 1.5rem; margin: .25rem 0 .5rem; }
h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
p { margin: 0 0 1rem; }
.badge { display: inline-block; padding: .1rem .6rem; border: 1px solid var(--edge); border-radius: 1rem; font-size: .875rem; color: var(--muted); }
.muted { color: var(--muted); font-size: .9375rem; }
form, section { background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; padding: 1.25rem; margin: 0 0 1rem; display: grid; gap: .75rem; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .5rem; }
legend { font-weight: 600; padding: 0; margin: 0 0 .5rem; }
label { display: flex; gap: .75rem; align-items: start; padding: .6rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; min-height: 2.75rem; }
label small { display: block; color: var(--muted); font-size: .875rem; }
input[type=radio] { width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; accent-color: var(--act); flex: none; }
button { font: inherit; font-weight: 600; padding: .65rem 1rem; min-height: 2.75rem; border: 1px solid var(--act); border-radius: .5rem; background: var(--act); color: var(--on); cursor: pointer; }
button.quiet { background: transparent; color: var(--act); }
:is(button, input, a):focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
code { overflow-wrap: anywhere; }
`;
// Whole, for the policy names its text to the last blank.
const styleSheet = new Html(`<style>${styles}</style>`);
const stylesHash = createHash('sha256').update(styles).digest('base64');

/** Sends a page of the sandbox: nothing runs, nothing is fetched, and its form leads to the product alone. */
export function sendPage(reply: FastifyReply, origin: string, title: string, body: Html): FastifyReply {
  // A redirect after a form counts as the form's: the product may be open under another name of this machine.
  const policy = `default-src 'none'; style-src 'sha256-${stylesHash}'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleSheet}
      </head>
      <body>
        <main>
          <span class="badge">${words.badge}</span>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.markup);
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
