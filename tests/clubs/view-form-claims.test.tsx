import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Club, ClubChange } from '#api/clubs.ts';
import type { DraftKey } from '#browser/drafts.ts';
import { blankClubForm } from '#domain/clubs/form.ts';
import { channelWords } from '#domain/words/channels.ts';
import { dayWords } from '#domain/words/days.ts';
import { draftWords } from '#domain/words/drafts.ts';
import type { ClubEdit } from '#machines/clubs/form-context.ts';
import { clubFormMachine } from '#machines/clubs/form.ts';
import { selectLogoStart } from '#machines/clubs/form-selectors.ts';
import { filledForm, sampleClub } from '#machines/clubs/sample-club.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { ChannelDraftsSection, draftsMachine } from '#views/channels/drafts-section.tsx';
import { ClubFormPage } from '#views/clubs/form-page.tsx';
import { deskMachine, ResendButton } from '#views/players/resend.tsx';

const choices = {
  countries: [
    { countryId: 'US', countryName: 'United States', countryCode: '+1' },
    { countryId: 'CO', countryName: 'Colombia', countryCode: '+57' },
  ],
  currencies: [{ currency: 'US Dollar', currencyCode: 'USD' }],
};

async function open(clubId: number | null, typed: Partial<ClubEdit> = {}) {
  const today = '2026-11-20';
  const machine = clubFormMachine.provide({
    actors: {
      getClub: fromPromise<Club, { clubId: number }>(async () => sampleClub),
      // A new club comes filled in, as somebody had typed it before.
      recallDraft: fromPromise<unknown, DraftKey>(async () =>
        clubId === null
          ? { version: '', at: today, form: { ...filledForm(today), ...typed }, over: {} }
          : null,
      ),
    },
  });
  const actor = createActor(machine, { input: { clubId, typedBy: 1, today } });
  const { container } = render(
    <ClubFormPage
      actor={actor}
      choices={choices}
      logo={null}
      entitlements={
        clubId === null ? (
          <ChannelDraftsSection actor={createActor(draftsMachine, { input: { rows: [] } }).start()} />
        ) : (
          <p>Licences</p>
        )
      }
    />,
  );
  await act(async () => {
    actor.start();
  });
  return { actor, container };
}

it('C-2.19, C-2.21, C-2.22, C-2.23, C-2.24 has the sections of a new club, with its first licence', async () => {
  await open(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add new Club');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Organization Information',
    'Fees and charges',
    'Point of Contact',
    'License Management',
    'Twitch Channel List',
  ]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe('20-11-2026');
});

it('C-2.25, C-2.41, C-2.42 keeps name and e-mail of a club that is there, and its licences apart', async () => {
  await open(3);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update Club');
  for (const name of ['Club name', 'Email']) {
    expect(screen.getByRole<HTMLInputElement>('textbox', { name }).readOnly).toBe(true);
  }
  expect(screen.getByText('Licences')).toBeDefined();
  expect(screen.getByText('Password Not Set')).toBeDefined();
  expect(screen.queryByLabelText('Start date')).toBeNull();
  expect(screen.getByRole('button', { name: 'Update' })).toBeDefined();
});

it('C-9.02 adds no club while a day of its licence is unfinished, and says so at the field', async () => {
  const { actor } = await open(null);
  const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'Expiry date' });
  await userEvent.clear(end);
  await userEvent.type(end, '31022028');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(actor.getSnapshot().matches({ editing: 'faulty' })).toBe(true);
  expect(end.value).toBe('31-02-2028');
  expect(screen.getByText(dayWords.unknown)).toBeDefined();
  expect(document.activeElement).toBe(end);
});

it('puts the focus on the field of the first fault', async () => {
  await open(null);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Phone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Point of Contact Number is Required')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }));
});

it('B15 says at the name that it takes no control character, and sends nothing', async () => {
  const { actor } = await open(null);
  const name = screen.getByRole('textbox', { name: 'Club name' });
  fireEvent.change(name, { target: { value: 'Harbor\u0007City' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Use one line, without tabs or other control characters.')).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(actor.getSnapshot().matches({ editing: 'faulty' })).toBe(true);
});

it('C-5.04 says beside the button of the address that there is none, aloud too', async () => {
  await open(null, { address: blankClubForm('2026-11-20').address });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const button = screen.getByRole('button', { name: 'Edit the address' });
  expect(document.activeElement).toBe(button);
  const told = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('Address is Required');
});

it('C-5.19 warns of a fourth digit while the number of licences is typed or pasted', async () => {
  await open(null);
  const count = screen.getByRole('textbox', { name: 'Number of licences' });
  const warning = 'Number of License can not have more than 3 digits';
  await userEvent.clear(count);
  await userEvent.type(count, '999');
  expect(screen.queryByText(warning)).toBeNull();
  await userEvent.type(count, '9');
  expect(screen.getByText(warning)).toBeDefined();
  await userEvent.clear(count);
  expect(screen.queryByText(warning)).toBeNull();
  await userEvent.click(count);
  await userEvent.paste('12345');
  expect(screen.getByText(warning)).toBeDefined();
});

it('C-2.40 offers the zones of the country that is chosen, its largest city first', async () => {
  await open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Edit the address' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'CO' } });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' }).value).toBe('America/Bogota');
});

it('C-5.25 the country decides the dial codes and whether a monthly charge is possible', async () => {
  await open(null, { contactNumber: '', monthlyCharge: '49.50', monthlyChargeDay: '5' });
  const charge = screen.getByRole<HTMLInputElement>('textbox', { name: /^Monthly charge/ });
  const day = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Monthly charge day/ });
  expect([charge.readOnly, charge.value, day.disabled]).toEqual([false, '49.50', false]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit the address' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'CO' } });
  await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  const codeOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
  expect(codeOf('Country code of the contact number')).toBe('CO,+57');
  expect(codeOf('Country code of the phone')).toBe('US,+1');
  expect([charge.readOnly, charge.value, day.disabled, day.value]).toEqual([true, '', true, '']);
  expect(screen.getByText('US clubs only. From 0.50 to 1000.')).toBeDefined();
});

it.each([
  ['a new club', null],
  ['a club that is there', 3],
])('has no fault that axe can see, for %s and its address', async (_what, clubId) => {
  const { container, actor } = await open(clubId);
  expect(await faultsIn(container)).toEqual([]);
  act(() => actor.send({ type: 'open.address' }));
  expect(await faultsIn(document.body)).toEqual([]);
});

it('keeps what was typed of a new club and its channels through a reload, and not their stream keys', async () => {
  const typed = async (userId: number) => {
    const actor = createActor(clubFormMachine, {
      input: { clubId: null, typedBy: userId, today: '2026-11-20' },
    });
    await act(async () => actor.start());
    return actor;
  };
  const before = await typed(1);
  before.send({ type: 'changed', field: 'name', value: 'Half Typed Cue Club' });
  before.send({ type: 'channels.changed', channels: [{ channel: 'One', streamKey: 'live_secret' }] });
  before.send({ type: 'changed', field: 'platformFee', value: '2.5' });
  before.stop();
  expect((await typed(1)).getSnapshot().context.form).toMatchObject({
    name: 'Half Typed Cue Club',
    platformFee: '2.5',
    channels: [{ channel: 'One', streamKey: '' }],
  });
  expect((await typed(2)).getSnapshot().context.form.name).toBe('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('live_secret');
  const given = await typed(1);
  given.send({ type: 'back' });
  given.send({ type: 'leave' });
  expect((await typed(1)).getSnapshot().context.form.name).toBe('');
});

it('asks for the stream keys of channels again that came back without them, and sends nothing before', async () => {
  const { actor } = await open(null, { channels: [{ channel: 'One', streamKey: '' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toBe(channelWords.keyNeeded('One'));
  expect(actor.getSnapshot().matches({ editing: 'faulty' })).toBe(true);
});

it('says from when unsaved changes are that stand in the form again, and takes them off at a word', async () => {
  await open(null);
  expect(screen.getByText(/^Unsaved changes from/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: draftWords.discard }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Owner name' }).value).toBe('');
  expect(screen.queryByText(/^Unsaved changes from/)).toBeNull();
});

it('C-4.08 mails the link again to a point of contact who has no password yet', async () => {
  const asked: unknown[] = [];
  const desk = createActor(
    deskMachine.provide({
      actors: {
        resendPasswordEmail: fromPromise<{ message: string }, { userId: number; key: string }>(
          async ({ input }) => {
            asked.push({ userId: input.userId });
            return { message: 'The email is on its way.' };
          },
        ),
      },
    }),
  ).start();
  const told: unknown[] = [];
  desk.on('notice', ({ notice }) => told.push(notice));
  const player = { userId: 21, fullName: 'Darnell Boudreaux', version: '4' };
  const machine = clubFormMachine.provide({
    actors: { getClub: fromPromise<Club, { clubId: number }>(async () => sampleClub) },
  });
  const actor = createActor(machine, { input: { clubId: 3, today: '2026-11-20' } });
  render(
    <ClubFormPage
      actor={actor}
      choices={choices}
      entitlements={null}
      logo={null}
      resend={<ResendButton desk={desk} player={player} />}
    />,
  );
  await act(async () => {
    actor.start();
  });
  expect(screen.getByText('Password Not Set')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Resend email' })));
  expect(asked).toEqual([{ userId: 21 }]);
  // A notice of mail stands for three seconds.
  expect(told).toEqual([{ kind: 'mail', tone: 'success', text: 'The email is on its way.' }]);
  expect(await faultsIn(document.body)).toEqual([]);
});

/** A club whose logo is chosen again here while somebody else saves it. */
async function differing(theirs: Partial<Club>) {
  const read = [sampleClub, { ...sampleClub, version: '9.9', ...theirs }];
  const sent: unknown[] = [];
  const machine = clubFormMachine.provide({
    actors: {
      getClub: fromPromise<Club, { clubId: number }>(async () => read.shift() ?? sampleClub),
      updateClub: fromPromise<{ message: string }, { body: ClubChange; version?: string }>(
        async ({ input }) => {
          sent.push(input);
          if (sent.length > 1) return { message: 'It is changed.' };
          throw changedMeanwhile;
        },
      ),
    },
  });
  const actor = createActor(machine, { input: { clubId: 3, today: '2026-11-20' } });
  render(<ClubFormPage actor={actor} choices={choices} entitlements={null} logo={null} />);
  await act(async () => {
    actor.start();
  });
  const before = selectLogoStart(actor.getSnapshot());
  await act(async () => {
    actor.send({ type: 'logo.changed', logo: { state: 'given', imageId: 'AAAAAAAAAAAAAAAAAAAAAA' } });
    actor.send({ type: 'submit' });
  });
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  return { actor, sent, before, cells };
}

it('C4 two logos that were chosen at once are shown as a difference, and mine is kept on their version', async () => {
  const { actor, sent, before, cells } = await differing({ logo: '/api/images/theirs' });
  expect(cells()).toEqual(['Logo', 'Yours The one you chose', 'Theirs Another new one']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save mine' })));
  expect(sent[1]).toMatchObject({ version: '9.9', body: { club: { logoId: 'AAAAAAAAAAAAAAAAAAAAAA' } } });
  expect(selectLogoStart(actor.getSnapshot())).toEqual(before);
});

it('C4 a logo that was chosen is saved with what someone else has changed of the rest', async () => {
  const { sent } = await differing({ city: 'Kenner' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(sent[1]).toMatchObject({
    version: '9.9',
    body: { club: { logoId: 'AAAAAAAAAAAAAAAAAAAAAA', city: 'Kenner' } },
  });
});

it('C4 a logo that was chosen goes from its field where another one is taken instead', async () => {
  const { actor, before } = await differing({ logo: '/api/images/theirs' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take theirs' })));
  const { kept, key } = selectLogoStart(actor.getSnapshot());
  expect(kept).toBe('/api/images/theirs');
  expect(key).not.toBe(before.key);
});
