import { describe, expect, it } from 'vitest';
import { html } from '#server/mail/html.ts';
import { pageOf } from '#server/mail/page.ts';
import { plainOf } from '#server/mail/plain.ts';
import { letterOf, type MailParameters, type MailTemplate } from '#server/mail/templates.ts';
import { frame } from './posting.ts';

const token = 'T'.repeat(43);
const parameters: MailParameters = {
  emailCode: { code: '482913' },
  accountExists: {},
  welcome: { firstName: 'Łucja', hasClubs: true },
  passwordReset: { firstName: 'Łucja', token },
  invitation: { firstName: 'Łucja', token },
  activation: { firstName: 'Łucja', token },
  association: { firstName: 'Łucja', token, clubs: ['Cue Club Monterrey', 'Liga Carambola Medellín'] },
  passwordChanged: { firstName: 'Łucja' },
  accountChanged: { firstName: 'Łucja', changes: ['role', 'phone'], by: 'Cue Club Monterrey' },
  newDevice: { firstName: 'Łucja', device: 'Firefox on Linux' },
  chargeDeclined: {
    firstName: 'Łucja',
    club: 'Cue Club Monterrey',
    amount: 'USD 99.00',
    retryOn: '2026-03-18',
  },
  renewalDeclined: { firstName: 'Łucja', club: 'Cue Club Monterrey', amount: 'USD 45.00', retryOn: null },
  topUp: {
    firstName: 'Łucja',
    kind: 'credited',
    club: 'Cue Club Monterrey',
    amount: 'MXN 200.00',
    balance: 'MXN 250.00',
  },
  matchCalled: { firstName: 'Łucja', matchId: 7, match: 'Copa de Verano, Final', table: '3' },
  matchesPlanned: {
    firstName: 'Łucja',
    about: 'Copa de Verano',
    matches: [
      {
        match: 'Quarter-final 1',
        at: '2026-03-18T15:00:00.000Z',
        timeZone: 'America/Bogota',
        table: '3',
        opponent: 'Ada Lovelace',
      },
      { match: 'Final', at: '2026-03-19T15:00:00.000Z', timeZone: 'UTC', table: null, opponent: null },
    ],
  },
  booking: {
    firstName: 'Łucja',
    kind: 'moved',
    club: 'Cue Club Monterrey',
    at: '2026-03-10T15:00:00.000Z',
    timeZone: 'America/Monterrey',
    bookings: [
      {
        id: 12,
        version: 3,
        table: { number: 7, name: null },
        startsAt: '2026-03-18T15:00:00.000Z',
        endsAt: '2026-03-18T16:30:00.000Z',
      },
    ],
    before: { table: { number: 2, name: 'Star' }, startsAt: '2026-03-17T15:00:00.000Z' },
    price: { amount: 18000, currency: 'MXN', isPaid: false },
    fee: null,
    reason: 'The cloth of table 2 is new.',
  },
  tournamentDraw: {
    firstName: 'Łucja',
    tournamentId: 7,
    tournament: 'Copa de Verano',
    number: 2,
    match: 'Quarter-final 1',
    opponent: 'Ada Lovelace',
  },
  tournamentEntry: {
    firstName: 'Łucja',
    kind: 'refused',
    tournamentId: 7,
    tournament: 'Copa de Verano',
    begins: null,
    reason: 'The field is for juniors.',
  },
};
const templates = Object.keys(parameters) as MailTemplate[];
const written = templates.map((template) => {
  const letter = letterOf(template, parameters[template]);
  return { template, letter, text: plainOf(letter, frame), page: pageOf(letter, frame) };
});

describe.each(written)('the mail $template', ({ letter, text, page }) => {
  it('says the same as plain text and as a page', () => {
    const flat = text.replaceAll(/\s+/g, ' ');
    for (const passage of letter.passages) {
      const words =
        passage.kind === 'code' ? passage.code : passage.kind === 'button' ? passage.label : passage.text;
      expect(flat).toContain(words.replaceAll(/\s+/g, ' '));
      expect(page).toContain(html`${words}`.markup);
    }
    expect(flat).toContain(letter.reason);
    expect(page).toContain(html`${letter.reason}`.markup);
    expect(text).toContain(letter.heading.toUpperCase());
  });

  it('fetches nothing and runs nothing', () => {
    expect(page).not.toMatch(/<(img|script|link|iframe|object|form|svg)\b|url\(|@import|\bsrc=|\bon\w+=/i);
  });

  it('leads nowhere but to the product', () => {
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const link of [...links, ...(text.match(/https?:\S+/g) ?? [])]) {
      expect(link.startsWith('https://baulk.example/')).toBe(true);
    }
  });

  it('has lines that every mail server takes, and is far from being cut off', () => {
    const lines = [...text.split('\n'), ...page.split('\n')];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(998);
    expect(Buffer.byteLength(page)).toBeLessThan(20_000);
  });

  it('has no secret in its subject', () => {
    expect(letter.subject).not.toMatch(/\d{6}|TTTT/);
    expect(letter.subject.length).toBeLessThan(60);
  });

  it('tells who sends it, and that nobody reads answers', () => {
    const flat = text.replaceAll(/\s+/g, ' ');
    expect(flat).toContain('Sent for The Association.');
    expect(flat).toContain('nobody reads answers');
  });
});

describe('what a person typed', () => {
  it('stays text in the page of a mail', () => {
    const letter = letterOf('welcome', { firstName: `<script>alert('x')</script>&"`, hasClubs: false });
    const page = pageOf(letter, frame);
    expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;&quot;');
    expect(page).not.toContain('<script>');
  });
});

describe('a mail with a link', () => {
  it.each([
    ['passwordReset', '/set-password'],
    ['invitation', '/set-password?first'],
    ['activation', '/activateMember'],
  ] as const)('%s has its secret in the fragment, which no server is told', (template, path) => {
    const text = plainOf(letterOf(template, { firstName: '', token }), frame);
    expect(text).toContain(`\nhttps://baulk.example${path}#token=${token}\n`);
    expect(text).toContain('Hello,');
  });
});

describe('a mail about a payment that failed', () => {
  const told = (by: 'bank' | 'club' | 'card' | 'provider') =>
    plainOf(letterOf('renewalDeclined', { ...parameters.renewalDeclined, by }), frame).replaceAll(
      /\s+/g,
      ' ',
    );

  it('speaks of the bank where the bank has declined it', () => {
    expect(told('bank')).toContain('was declined by the bank');
  });

  it.each([
    ['club', 'Cue Club Monterrey cannot be paid by card at the moment'],
    ['card', 'There was no card to pay USD 45.00'],
    ['provider', 'The payment provider did not carry out the payment of USD 45.00'],
  ] as const)('says what has happened where it never came so far: %s', (by, words) => {
    expect(told(by)).toContain(words);
    expect(told(by)).not.toMatch(/declined|bank/i);
  });
});
