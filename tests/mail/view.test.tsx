import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { listPage, mailPage } from '#server/dev/outbox-page.ts';
import type { ShownMail } from '#server/mail/mailbox.ts';
import { pageOf } from '#server/mail/page.ts';
import { letterOf } from '#server/mail/templates.ts';

const frame = { publicUrl: new URL('https://baulk.example'), operator: 'The Association' };
const reset = letterOf('passwordReset', { firstName: 'Łucja', token: 'T'.repeat(43) });
const mail: ShownMail = {
  id: '00000000-0000-4000-8000-000000000000',
  to: 'ada@club.example',
  subject: reset.subject,
  text: 'Set a new password:\nhttps://baulk.example/set-password#token=x\n',
  html: '',
  at: '2026-11-20T18:00:00.000Z',
  expiresAt: '2026-11-20T18:30:00.000Z',
  template: 'passwordReset',
};

const pages: [string, string][] = [
  ['the list of mails', listPage([mail, { ...mail, to: 'eve@club.example' }], 'ada@club.example')],
  ['the list without a mail', listPage([], '')],
  ['a mail', mailPage(mail)],
  ['the code in a mail program', pageOf(letterOf('emailCode', { code: '482913' }), frame)],
  [
    'the welcome in a mail program',
    pageOf(letterOf('welcome', { firstName: 'Łucja', hasClubs: true }), frame),
  ],
  ['the link in a mail program', pageOf(reset, frame)],
];

describe.each(pages)('%s', (_name, page) => {
  it('keeps to the rules of accessibility', async () => {
    // A frame in this stand-in for a browser would ask for its page.
    const written = new DOMParser().parseFromString(page.replace(/ src="[^"]*"/, ''), 'text/html');
    document.documentElement.lang = written.documentElement.lang;
    document.title = written.title;
    document.body.replaceChildren(...written.body.childNodes);
    const { violations } = await axe.run(document, {
      iframes: false,
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
      // Nothing is painted here.
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
});
