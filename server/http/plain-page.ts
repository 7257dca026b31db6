import { createHash } from 'node:crypto';
import { html, Html } from '#server/mail/html.ts';

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

/** The styles of a plain page, as its policy names them. */
export const plainStyles = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** A page that the server writes by itself: readable in light and dark, with nothing to fetch. */
export function plainPage(title: string, body: Html): string {
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
