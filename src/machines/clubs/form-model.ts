import type { Club } from '#api/clubs.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { clubFormMachine } from './form.ts';
import { clubRules } from './form-rules.ts';
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

/** What was typed in this tab before and not saved: all that a new club needs, or a second number. */
const at = '2026-11-20T14:02:00.000Z';
const wholeDraft = { version: '', at, form: filledForm(today), over: {} };
const numberDraft = { version: '4', at, form: { mobile: '5045550123' }, over: { mobile: '' } };
/** The same club, as somebody else has saved it: with another street, and with another owner too. */
const elsewhere = { ...sampleClub, streetAddress1: '1 Canal Street', version: '5' };
const contested = {
  ...elsewhere,
  user: { ...sampleClub.user, fullName: 'Ines Boudreaux' },
  version: '6',
} as Club;

const imageId = 'AAAAAAAAAAAAAAAAAAAAAA';
const dialog = { role: 'dialog' } as const;
const within = dialog;
const owner = { role: 'textbox', name: words.fields.ownerName } as const;

export const clubFormModel = defineModel(clubFormMachine, {
  id: 'club-form',
  endsEarly: true,
  starts: [
    { name: 'a new club', input: { clubId: null, typedBy: 1, today } },
    { name: 'a club that is there', input: { clubId: 3, typedBy: 1, today } },
  ],
  cases: {
    changed: ({ form }) => [{ field: 'ownerName', value: form.ownerName === '' ? 'Odile Boudreaux' : '' }],
    // Each by itself in a form as it was read, not in every combination.
    'affiliation.changed': ({ form, saved }) =>
      clubRules.differences(form, saved).length === 0 ? [{ isAffiliated: !form.isAffiliated }] : [],
    'channels.changed': ({ form, saved }) =>
      clubRules.differences(form, saved).length === 0
        ? [{ channels: [{ channel: 'TableOne', streamKey: 'live_4821_kT9velvet' }] }]
        : [],
    'logo.changed': ({ form }) => [
      { logo: { state: 'pending' } },
      ...(form.logo.change.state === 'pending'
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
      { name: 'changed elsewhere', ok: true, output: elsewhere },
      { name: 'with another owner', ok: true, output: contested },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      { name: 'a whole draft kept', ok: true, output: wholeDraft },
      { name: 'a second number kept', ok: true, output: numberDraft },
      { name: 'unreadable', ok: false, error: {} },
    ],
    createClub: [
      { name: 'added', ok: true, output: { message: 'Crescent City Cue Club was added.' } },
      {
        name: 'address taken',
        ok: false,
        error: { ...refusal(409, 'email_taken'), fields: { email: problemWords.email_taken } },
      },
      {
        name: 'name taken',
        ok: false,
        error: { ...refusal(409, 'name_taken'), fields: { name: problemWords.name_taken } },
      },
      { name: 'offline', ok: false, error: silentProblem('offline') },
    ],
    updateClub: [
      { name: 'changed', ok: true, output: { message: 'Changes to Crescent City Cue Club saved.' } },
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
  volatile: ['key', 'discards'],
  identity: ({ form, saved, address, addressFault, theirs, known, restoredFrom }, { value }) =>
    typeof value === 'object' && 'addressing' in value
      ? [address.city, addressFault?.code]
      : [
          form.logo.change.state,
          form.ownerName,
          saved.ownerName,
          form.channels.length,
          clubRules.differences(form, saved).length > 0,
          form.address.city === '',
          form.mobile,
          theirs === null,
          known?.version,
          restoredFrom,
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
    'keep.draft': { role: 'button', name: draftWords.keep },
    'discard.draft': { role: 'button', name: draftWords.discard },
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
      texts: fault ? [fault.text] : [],
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
    recalling: { tags: ['busy'] },
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }], texts: [words.differPurpose] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
    saved: ({ message }) => ({ roles: [{ role: 'dialog', name: words.savedTitle }], texts: [message] }),
  },
  unreachable: {
    'club-form.loading|xstate.done.actor.0.club-form.loading|1':
      'an answer always has the club: one that is not there is a refusal',
    'club-form.comparing|xstate.done.actor.0.club-form.comparing|2':
      'an answer always has the club: one that is not there is a refusal',
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
