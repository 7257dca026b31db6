import { currentLanguage } from '#domain/language/current.ts';
import { createHash } from 'node:crypto';
import { html, Html } from '#server/mail/html.ts';

/** What the server writes by itself, and how its policy names the styles in it. */
export type PlainPages = { page: (title: string, body: Html) => string; styles: string };

const shared = `
:root { color-scheme: light dark; --canvas: #F3F6F3; --card: #FFF; --edge: #C4D0C8; --text: #13201A; --muted: #5C6B63; --act: #0B5A41; --on: #FFF; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0F1814; --card: #16221C; --edge: #384A40; --text: #EDF3EE; --muted: #A9B8AF; --act: #5FCF9F; --on: #04170F; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; margin: .25rem 0; }
h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
p { margin: 0 0 1rem; }
a { color: var(--act); }
input, button { font: inherit; }
:is(a, input, button):focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;

/** Pages that the server writes by itself, with some styles of their own: readable in light and dark, nothing to fetch. */
export function plainPagesWith(own: string): PlainPages {
  const text = shared + own;
  // Whole, for the policy names its text to the last blank.
  const styleSheet = new Html(`<style>${text}</style>`);
  return {
    styles: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    page: (title, body) =>
      html`<!doctype html>
        <html lang="${currentLanguage()}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            ${styleSheet}
          </head>
          <body>
            <main>${body}</main>
          </body>
        </html> `.markup,
  };
}

/** Lists, short forms and what stands beside them. */
export const { page: plainPage, styles: plainStyles } = plainPagesWith(`
main { max-width: 60rem; }
h2 { margin: 2rem 0 .5rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0; }
label { display: grid; gap: .25rem; font-size: .875rem; }
input, button { padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--card); color: inherit; min-height: 2.75rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
li { background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; padding: .75rem 1rem; }
li a { font-weight: 600; }
small, dt { color: var(--muted); font-size: .875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0; }
dd { margin: 0; overflow-wrap: anywhere; }
pre, iframe { width: 100%; background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
iframe { height: 44rem; background: #FFF; }
`);
