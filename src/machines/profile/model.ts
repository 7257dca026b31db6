import type { ProblemData } from '#api/problem.ts';
import type { Profile } from '#api/profile.ts';
import { profileWords as words } from '#domain/words/profile.ts';
import { defineModel } from '#model-testing/model.ts';
import { profileMachine } from './machine.ts';

const profile: Profile = {
  userId: 5,
  fullName: 'Valentina Quintero',
  email: 'player@baulk.example',
  roleId: 5,
  profileImage: null,
  firstLogin: false,
  isReferee: false,
  clubs: [],
  tokenExpiresAt: '2026-11-21T00:00:00.000Z',
  serverNow: '2026-11-20T12:00:00.000Z',
  firstName: 'Valentina',
  middleName: null,
  lastName: 'Quintero',
  countryCode: 'CO,+57',
  mobile: '3105550148',
  countryId: 'CO',
  currency: 'COP',
  address: null,
  city: 'Cali',
  state: null,
  zip: null,
  dob: '1998-03-04',
  gender: 'female',
  height: 171,
  styleOfPlaying: 'leftHanded',
  hasPin: true,
  hasMaintenancePin: false,
  isPrivacyOn: false,
  highestBreakBilliards: 62,
  highestBreakSnookerPractice: 88,
  highestBreakSnookerTournament: null,
  version: '1',
};

const draft = {
  version: '1',
  at: '2026-11-20T11:00:00.000Z',
  form: { city: 'Medellín', nonsense: 1 },
  over: { city: 'Cali' },
};

const unanswered: ProblemData = {
  kind: 'unanswered',
  status: 0,
  code: 'unanswered',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const city = { role: 'textbox', name: `${words.fields.city} ${words.optional}` } as const;
const question = { role: 'dialog' } as const;
/** The form without a field that both have changed, and with one: the city. */
const elsewhere = { ...profile, height: 172, version: '2' };
const clashing = { ...elsewhere, city: 'Pasto', version: '3' };
const save = { role: 'button', name: words.save } as const;

export const profileModel = defineModel(profileMachine, {
  input: { userId: 5, today: '2026-11-20' },
  cases: {
    changed: [
      { field: 'city', value: 'Bogotá' },
      { field: 'city', value: 'Bogotá 1' },
    ],
    'pin.changed': ({ pin }) => ['482', '4821'].filter((one) => one !== pin).map((value) => ({ value })),
  },
  outcomes: {
    getProfile: [
      { name: 'read', ok: true, output: profile },
      { name: 'changed elsewhere', ok: true, output: elsewhere },
      { name: 'changed elsewhere in the city', ok: true, output: clashing },
      { name: 'unanswered', ok: false, error: unanswered },
    ],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      { name: 'a draft kept', ok: true, output: draft },
      { name: 'unreadable', ok: false, error: {} },
    ],
    updateProfile: [
      { name: 'saved', ok: true, output: { ...profile, city: 'Bogotá', version: '4' } },
      {
        name: 'changed elsewhere meanwhile',
        ok: false,
        error: { ...unanswered, kind: 'refused', status: 412, code: 'changed_meanwhile' },
      },
      {
        name: 'refused at a field',
        ok: false,
        error: {
          ...unanswered,
          kind: 'refused',
          status: 400,
          code: 'invalid_request',
          fields: { dob: words.dob_malformed },
        },
      },
      { name: 'unanswered', ok: false, error: unanswered },
    ],
  },
  volatile: ['key'],
  identity: ({ form, saved, pin }) => [form.city, form.height, saved.city, saved.height, pin],
  controls: {
    changed: { ...city, value: 'value' },
    'pin.changed': { role: 'password', name: words.fields.pin, value: 'value' },
    submit: save,
    discard: { role: 'button', name: words.discard },
    keep: { role: 'button', name: words.keep, within: question },
    confirm: { role: 'button', name: words.discardNow, within: question },
    'keep.mine': { role: 'button', name: words.keepMine, within: question },
    'take.theirs': { role: 'button', name: words.takeTheirs, within: question },
    stay: { role: 'button', name: words.stay, within: question },
    retry: { role: 'button', name: words.retry },
    hold: { kind: 'outside', from: 'the pointer or the focus enters the banner' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the banner' },
  },
  shows: {
    loading: { tags: ['busy'], absent: [save] },
    recalling: { tags: ['busy'], absent: [save] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    editing: ({ form, known }) => ({
      roles: [
        { ...city, value: form.city },
        { role: 'textbox', name: words.email, value: known?.email ?? '' },
      ],
    }),
    'editing.clear': { absent: [words.place_malformed] },
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    discarding: { texts: [words.discardTitle, words.discardPurpose] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
  },
  secrets: ['pin'],
  requirements: {
    loading: ['A-7.17', 'C-7.25'],
    editing: ['A-1.08', 'A-2.35', 'C-9.02'],
    'editing.refused': ['A-4.36', 'A-8.19'],
  },
  unreachable: {
    'profile.loading|xstate.done.actor.0.profile.loading|1': 'an answer always has the own profile',
    'profile.comparing|xstate.done.actor.0.profile.comparing|2': 'an answer always has the own profile',
  },
  invariants: {
    'what was typed stays where the server refuses it': (now, before) =>
      before?.matches('updating') !== true ||
      !now.matches({ editing: 'refused' }) ||
      now.context.form.city === before.context.form.city,
    'only a pin that is one is sent': ({ context, value }) =>
      value !== 'updating' || context.pin === '' || /^[1-9]\d{3,5}$/.test(context.pin),
    'what clashes is saved on the version that was looked at alone': ({ context, value }, before) =>
      before?.matches('resolvingConflict') !== true ||
      value !== 'updating' ||
      context.known?.version === before.context.theirs?.known.version,
  },
});
