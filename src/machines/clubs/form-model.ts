import { silentProblem, type ProblemData } from '#api/problem.ts';
import { differences } from '#domain/clubs/form.ts';
import { clubFormWords as words, formFaultText } from '#domain/words/club-form.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { clubFormMachine } from './form.ts';
import { filledForm, sampleClub } from './sample-club.ts';

const today = '2026-11-20';

const refusal = (status: number, code: keyof typeof problemWords): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

const imageId = 'AAAAAAAAAAAAAAAAAAAAAA';
const dialog = { role: 'dialog' } as const;
const within = dialog;
const owner = { role: 'textbox', name: words.fields.ownerName } as const;

export const clubFormModel = defineModel(clubFormMachine, {
  id: 'club-form',
  endsEarly: true,
  starts: [
    { name: 'a new club', input: { clubId: null, today } },
    { name: 'a new club, filled in', input: { clubId: null, today, form: filledForm(today) } },
    { name: 'a club that is there', input: { clubId: 3, today } },
  ],
  cases: {
    changed: ({ form }) => [{ field: 'ownerName', value: form.ownerName === '' ? 'Darnell Boudreaux' : '' }],
    'affiliation.changed': ({ form }) => [{ isAffiliated: !form.isAffiliated }],
    'channels.changed': ({ channels }) => [
      { channels: channels.length === 0 ? [{ channel: 'TableOne', streamKey: 'live_4821_kT9velvet' }] : [] },
    ],
    'logo.changed': ({ logo }) => [
      { logo: { state: 'pending' } },
      ...(logo.state === 'pending'
        ? ([{ logo: { state: 'kept' } }, { logo: { state: 'given', imageId } }] as const)
        : []),
    ],
    'address.changed': ({ address }) => [
      { field: 'city', value: address.city === '' ? 'Gretna' : '' },
      { field: 'city', value: 'Gretna 2' },
    ],
    'keep.address': () => [{ dialCode: 'US,+1' }],
  },
  outcomes: {
    getClub: [
      { name: 'read', ok: true, output: sampleClub },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    createClub: [
      { name: 'added', ok: true, output: { message: 'Crescent City Cue Club is added.' } },
      {
        name: 'address taken',
        ok: false,
        error: { ...refusal(409, 'email_taken'), fields: { email: problemWords.email_taken } },
      },
      { name: 'offline', ok: false, error: silentProblem('offline') },
    ],
    updateClub: [
      { name: 'changed', ok: true, output: { message: 'Crescent City Cue Club is changed.' } },
      { name: 'someone was first', ok: false, error: refusal(412, 'changed_meanwhile') },
      {
        name: 'refused at a field',
        ok: false,
        error: {
          ...refusal(400, 'contact_number_missing'),
          fields: { contactNumber: problemWords.contact_number_missing },
        },
      },
      { name: 'offline', ok: false, error: silentProblem('offline') },
    ],
  },
  volatile: ['key', 'taken'],
  identity: ({ form, saved, channels, logo, address, addressFault, theirs, known }, { value }) =>
    typeof value === 'object' && 'addressing' in value
      ? [address.city, addressFault?.code]
      : [
          logo.state,
          form.ownerName === '',
          channels.length > 0 || differences(form, saved).length > 0,
          form.address.city === '',
          theirs === null,
          known === null,
        ],
  controls: {
    changed: { ...owner, value: 'value' },
    'affiliation.changed': { role: 'checkbox', name: words.fields.isAffiliated, gesture: 'check' },
    'channels.changed': { kind: 'outside', from: 'the section of channels' },
    'logo.changed': { kind: 'outside', from: 'the field of the logo' },
    'open.address': { role: 'button', name: words.editAddress },
    'address.changed': { role: 'textbox', name: words.addressFields.city, within, value: 'value' },
    'keep.address': { role: 'button', name: words.keepAddress, within },
    cancel: { role: 'button', name: words.cancel, within },
    submit: {
      role: 'button',
      name: ({ context }) => (context.clubId === null ? words.save : words.update),
    },
    back: { role: 'button', name: words.back },
    'keep.mine': { role: 'button', name: words.keepMine, within },
    'take.theirs': { role: 'button', name: words.takeTheirs, within },
    leave: { role: 'button', name: words.leave, within },
    stay: { role: 'button', name: words.stay, within },
    close: { role: 'button', name: words.done, within },
    retry: { role: 'button', name: errorWords.retry },
    hold: { kind: 'outside', from: 'the pointer or the focus enters the banner' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the banner' },
  },
  shows: {
    loading: { tags: ['busy'], texts: [words.editTitle, words.loading] },
    failed: ({ refusal: reason }) => ({ texts: [words.failed, reason ?? ''] }),
    editing: ({ clubId, form }) => ({
      texts: [
        clubId === null ? words.addTitle : words.editTitle,
        ...Object.values(words.sections).slice(0, 3),
      ],
      roles: [{ ...owner, value: form.ownerName }],
      absent: [dialog],
    }),
    'editing.clear': { absent: [{ role: 'alert' }] },
    'editing.faulty': ({ fault }) => ({
      texts: fault ? ['text' in fault ? fault.text : formFaultText(fault.code)] : [],
    }),
    'editing.refused': ({ refusal: reason }) => ({ texts: [reason ?? ''], roles: [{ role: 'alert' }] }),
    addressing: ({ address, isPasteRefused }) => ({
      roles: [
        { role: 'dialog', name: words.addressTitle },
        { role: 'textbox', name: words.addressFields.city, value: address.city },
      ],
      texts: isPasteRefused ? [problemWords.city_malformed] : [],
    }),
    'addressing.faulty': ({ addressFault }) => ({
      texts: addressFault ? [problemWords[addressFault.code]] : [],
    }),
    awaiting: { tags: ['busy'] },
    adding: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    differing: { roles: [{ role: 'dialog', name: words.differTitle }], texts: [words.differPurpose] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
    saved: ({ message }) => ({ roles: [{ role: 'dialog', name: words.savedTitle }], texts: [message] }),
  },
  requirements: {
    editing: [
      'C-2.19',
      'C-2.20',
      'C-2.21',
      'C-2.22',
      'C-2.29',
      'C-2.30',
      'C-2.31',
      'A-6.04',
      'A-6.05',
      'C-9.02',
    ],
    'editing.faulty': ['C-5.01'],
    'editing.refused': ['C-8.09'],
    addressing: ['C-2.28', 'C-2.36', 'C-2.37', 'C-2.38', 'C-2.39', 'C-2.40', 'C-5.39'],
    adding: ['C-7.01', 'C-3.34', 'C-3.35', 'C-3.36', 'C-3.37'],
    updating: ['C-7.02'],
    loading: ['C-7.03'],
    awaiting: ['C-3.11'],
    saved: ['C-2.32', 'C-2.33'],
  },
  invariants: {
    'what was typed is never lost by a refusal': (now, before) =>
      before === undefined ||
      !now.matches({ editing: 'refused' }) ||
      JSON.stringify(now.context.form) === JSON.stringify(before.context.form),
  },
});
