import { currentLanguage } from '#domain/language/current.ts';
import { mailWords } from '#domain/words/mail.ts';
import { html, type Html } from './html.ts';
import { addressOf, type Frame, type Letter, type Passage } from './letter.ts';

// Mail programs know neither custom properties nor files of styles: the colours of the product, written out.
const colours = {
  canvas: '#F3F6F3',
  card: '#FFFFFF',
  edge: '#DDE5DF',
  text: '#13201A',
  muted: '#5C6B63',
  baize: '#0E5A42',
  brass: '#D9B469',
  accent: '#0C6347',
  sunken: '#E8EEE9',
};
const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Courier New', monospace";

/** What a dark screen changes; a program that does not know it shows the light one. */
const darkStyles = `
  @media (prefers-color-scheme: dark) {
    .canvas { background: #0F1814 !important; }
    .card { background: #16221C !important; border-color: #25352D !important; }
    .words { color: #EDF3EE !important; }
    .quiet { color: #A9B8AF !important; }
    .code { background: #0C1410 !important; color: #EDF3EE !important; border-color: #384A40 !important; }
    .link { color: #5FCF9F !important; }
    .act { background: #3DBB88 !important; color: #04170F !important; }
  }
  @media (max-width: 480px) { .head { padding: 16px 20px !important; } .inner { padding: 24px 20px !important; } }`;

/** A mail as a page: one column, styles in place, nothing fetched from anywhere. */
export function pageOf(letter: Letter, frame: Frame): string {
  const { markup } = html`<!doctype html>
    <html lang="${currentLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          :root { color-scheme: light dark; }${darkStyles}
        </style>
      </head>
      <body
        class="canvas"
        style="margin:0;padding:0;background:${colours.canvas};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${letter.preview}</div>
        <div
          role="article"
          aria-roledescription="email"
          aria-label="${letter.subject}"
          lang="${currentLanguage()}"
        >
          ${columnOf([brand(), card(letter, frame), foot(letter, frame)])}
        </div>
      </body>
    </html> `;
  return markup;
}

/** Rows in the middle of the screen: a table in a table, for that is what every mail program knows how to lay out. */
function columnOf(rows: Html[]): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    class="canvas"
    style="background:${colours.canvas}"
  >
    <tr>
      <td align="center" style="padding:24px 12px">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="max-width:560px"
        >
          ${rows}
        </table>
      </td>
    </tr>
  </table>`;
}

function card({ heading, passages }: Letter, frame: Frame): Html {
  return html`<tr>
    <td
      class="card inner"
      style="padding:32px 36px;background:${colours.card};border:1px solid ${colours.edge};border-top:0;border-radius:0 0 12px 12px"
    >
      <h1 class="words" style="margin:0 0 16px;font:600 24px/1.25 ${sans};color:${colours.text}">
        ${heading}
      </h1>
      ${passages.map((passage) => passageOf(passage, frame))}
    </td>
  </tr>`;
}

/** The cloth with the baulk line: the sign of the house, without a picture. */
function brand(): Html {
  return html`<tr>
    <td
      class="head"
      style="padding:20px 36px;background:${colours.baize};border-radius:12px 12px 0 0;border-bottom:4px solid ${colours.brass}"
    >
      <span style="font:700 22px/1 ${sans};letter-spacing:0.04em;color:#F6FAF7">${mailWords.brand}</span>
    </td>
  </tr>`;
}

function passageOf(passage: Passage, frame: Frame): Html {
  switch (passage.kind) {
    case 'text':
      return html`<p class="words" style="margin:0 0 16px;font:400 16px/1.55 ${sans};color:${colours.text}">
        ${passage.text}
      </p> `;
    case 'note':
      return html`<p class="quiet" style="margin:0 0 12px;font:400 14px/1.5 ${sans};color:${colours.muted}">
        ${passage.text}
      </p> `;
    case 'code':
      return html`<p
        class="code"
        style="margin:8px 0 20px;padding:18px 8px 18px 20px;background:${colours.sunken};border:1px solid ${colours.edge};border-radius:10px;text-align:center;font:700 34px/1 ${mono};letter-spacing:0.35em;color:${colours.text}"
      >
        ${passage.code}
      </p> `;
    case 'button':
      return buttonOf(passage.label, addressOf(frame, passage.path));
  }
}

function buttonOf(label: string, address: string): Html {
  return html`<p style="margin:8px 0 20px">
      <a
        class="act"
        href="${address}"
        style="display:inline-block;padding:13px 22px;background:${colours.accent};border-radius:8px;font:600 16px/1.2 ${sans};color:#FFFFFF;text-decoration:none"
        >${label}</a
      >
    </p>
    <p class="quiet" style="margin:0 0 16px;font:400 13px/1.5 ${sans};color:${colours.muted}">
      ${mailWords.linkHint}<br /><a
        class="link"
        href="${address}"
        style="color:${colours.accent};word-break:break-all"
        >${address}</a
      >
    </p> `;
}

function foot({ reason }: Letter, { operator }: Frame): Html {
  return html`<tr>
    <td class="inner" style="padding:20px 36px">
      <p class="quiet" style="margin:0 0 8px;font:400 13px/1.5 ${sans};color:${colours.muted}">${reason}</p>
      <p class="quiet" style="margin:0;font:400 13px/1.5 ${sans};color:${colours.muted}">
        ${mailWords.sentBy(operator)} ${mailWords.automatic}
      </p>
    </td>
  </tr>`;
}
