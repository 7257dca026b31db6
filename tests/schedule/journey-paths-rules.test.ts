import type { Page, Route } from '@playwright/test';
import type { ScheduleRules } from '#api/schedule.ts';
import { usualRules } from '#domain/booking/rules.ts';
import { rulesWords as words } from '#domain/words/schedule-rules.ts';
import { rulesModel, sampleRules } from '#machines/schedule/rules-model.ts';
import type { Step } from '#model-testing/path.ts';
import { accountId } from '#server/demo/accounts.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club of who walks. */
const clubId = 1;

const hasDraft = (steps: readonly Step[]): boolean => steps.some(isDraft);
const isDraft = (step: Step): boolean => step.kind === 'settle' && step.outcome.name === 'a draft kept';

const pageOf = (route: Route): Page => route.request().frame().page();

/** The hours and rules of the model, with so many bookings for a member; whoever had read them before has an older version. */
async function put(page: Page, mostOpen: number): Promise<void> {
  const address = `schedule/club/${clubId}/rules`;
  const { version } = (await ask(page, 'get', address)) as ScheduleRules;
  const { hours, exceptions } = sampleRules;
  const body = { rules: { ...usualRules, mostOpen }, hours, exceptions };
  await ask(page, 'put', address, body, { 'if-match': version });
}

/** Somebody else has saved other rules meanwhile. */
const ruledBy =
  (mostOpen: number): Answer =>
  async (route) => {
    await put(pageOf(route), mostOpen);
    await route.continue();
  };

/** What reaches the server has hours that overlap. */
const overlapping: Answer = (route) => {
  const body = route.request().postDataJSON() as object;
  const hours = [
    { weekday: 1, opens: 20, closes: 40 },
    { weekday: 1, opens: 39, closes: 44 },
  ];
  return route.continue({ postData: JSON.stringify({ ...body, hours }) });
};

/** What was typed in this tab before and not saved, as the model has it. */
const draft = (): string => {
  const kept = rulesModel.outcomes['recallDraft']?.find(({ name }) => name === 'a draft kept');
  return JSON.stringify({ ...(kept as { output: object }).output, at: new Date().toISOString() });
};

proveInBrowser(rulesModel, {
  among: 'the paths of the office',
  begin: async (page, { steps }) => {
    await beSignedIn(page, 'club@baulk.example');
    await put(page, usualRules.mostOpen);
    if (!hasDraft(steps)) return;
    // Only a page of the product has its storage.
    await page.goto('/faq');
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      `baulk.draft.${accountId('club')}.schedule-rules-${clubId}`,
      draft(),
    ] as const);
  },
  open: async (page) => {
    await page.goto(`/schedule-table?clubId=${clubId}`);
  },
  calls: {
    getScheduleRules: {
      url: '**/api/schedule/club/*/rules',
      method: 'GET',
      outcomes: {
        'the rules': ruledBy(usualRules.mostOpen),
        'others by now': ruledBy(9),
        unanswered: noAnswer,
      },
    },
    updateScheduleRules: {
      url: '**/api/schedule/club/*/rules',
      method: 'PUT',
      outcomes: {
        changed: goOn,
        'someone was first': ruledBy(7),
        'hours that overlap': overlapping,
        unanswered: noAnswer,
      },
    },
  },
  atOnce: ({ steps }) => ({ recallDraft: hasDraft(steps) ? 'a draft kept' : 'nothing kept' }),
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: ['schedule-rules.recalling|xstate.error.actor.0.schedule-rules.recalling|0'],
  outside: {
    'window.changed': async (page, { change }) => {
      const { opens } = change as { opens: number };
      await page
        .getByRole('combobox', { name: / from$/ })
        .first()
        .selectOption(String(opens));
    },
    'exception.changed': async (page, { change }) => {
      const { note } = change as { note: string };
      await page.getByRole('textbox', { name: words.note }).first().fill(note);
    },
    'rule.changed': async (page, { change }) => {
      const { mostOpen } = change as { mostOpen: string };
      await page.getByRole('textbox', { name: words.fields.mostOpen }).fill(mostOpen);
    },
  },
});
