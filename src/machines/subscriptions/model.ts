import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import { defineModel } from '#model-testing/model.ts';
import { subscriptionsMachine } from './machine.ts';
import { textOf } from './selectors.ts';
import { adultMembership, subscriptionClubs } from './sample-subscriptions.ts';

const within = { role: 'dialog', name: words.add } as const;
const asked = { role: 'dialog', name: words.withdrawTitle('Adult membership') } as const;
const taken: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'subscription_exists',
  message: problemWords.subscription_exists,
  fields: { name: problemWords.subscription_exists },
  retryAfterSeconds: null,
};

export const subscriptionsModel = defineModel(subscriptionsMachine, {
  id: 'subscriptions',
  endsEarly: true,
  cases: {
    changed: ({ form }) => [
      { field: 'name', value: form.name === '' ? 'Adult membership' : '' },
      { field: 'amount', value: { '': '45.50', '45.50': '45.505', '45.505': '' }[form.amount] ?? '' },
    ],
    withdraw: () => [{ id: adultMembership.id }],
    'club.changed': ({ form }) => [{ clubId: form.clubId === 1 ? 2 : 1 }],
    'interval.changed': ({ form }) => [{ interval: form.interval === 'month' ? 'year' : 'month' }],
  },
  outcomes: {
    listClubSubscriptions: [
      {
        name: 'one, for who runs two clubs',
        ok: true,
        output: { rows: [adultMembership], total: 1, clubs: subscriptionClubs },
      },
      {
        name: 'none, for who runs two clubs',
        ok: true,
        output: { rows: [], total: 0, clubs: subscriptionClubs },
      },
      {
        name: 'one, for the association',
        ok: true,
        output: { rows: [adultMembership], total: 1, clubs: [] },
      },
      { name: 'none, for the association', ok: true, output: { rows: [], total: 0, clubs: [] } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    visibility: [{ name: 'the tab is looked at', sends: { type: 'page.shown' } }],
    withdrawClubSubscription: [
      { name: 'withdrawn', ok: true, output: { message: words.withdrew('Adult membership', 2) } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    createClubSubscription: [
      { name: 'made', ok: true, output: { message: words.made('Adult membership') } },
      { name: 'name taken', ok: false, error: taken },
    ],
  },
  volatile: ['key'],
  identity: ({ rows, clubs, form: { clubId, name, amount }, fault, refusal, meantId }) => [
    meantId,
    rows.length,
    clubs.length,
    [clubId, name, amount],
    fault?.code,
    refusal,
  ],
  controls: {
    add: { role: 'button', name: words.add },
    changed: {
      role: 'textbox',
      name: ({ event }) => words.fields[event.field],
      value: 'value',
      within,
    },
    'club.changed': { role: 'combobox', name: words.fields.club, value: 'clubId', gesture: 'select', within },
    'interval.changed': {
      role: 'combobox',
      name: words.fields.interval,
      value: 'interval',
      gesture: 'select',
      within,
    },
    submit: { role: 'button', name: words.save, within },
    cancel: { role: 'button', name: words.cancel, within },
    withdraw: { role: 'button', name: words.withdraw('Adult membership') },
    confirm: { role: 'button', name: words.withdrawNow, within: asked },
    keep: { role: 'button', name: words.keepOffer, within: asked },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loading: { tags: ['busy'], texts: [words.loading] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    shown: ({ rows, clubs }) => ({
      texts:
        rows.length > 0
          ? ['Adult membership', 'USD 45.50 a month']
          : [words.empty, clubs.length > 0 ? words.emptyOwn : words.emptyAll],
      absent: [within, asked],
    }),
    editing: { roles: [within] },
    'editing.faulty': ({ fault }) => ({ texts: fault ? [textOf(fault.code)] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    adding: { tags: ['busy'] },
    confirmingWithdrawal: ({ refusal }) => ({
      roles: [asked],
      texts: [words.withdrawPurpose(adultMembership.members), refusal ?? ''],
    }),
    withdrawing: { tags: ['busy'], roles: [asked] },
  },
  requirements: {
    shown: ['A-1.18', 'A-1.48', 'A-9.03', 'C-3.53', 'C-7.07'],
    adding: ['C-7.09'],
    confirmingWithdrawal: ['C-4.39'],
  },
});
