import type { Page, Route } from '@playwright/test';
import type { Player } from '#api/players.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { PlayerForm } from '#domain/players/form.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Step } from '#model-testing/path.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { playerFormModel } from '#machines/players/form-model.ts';
import { accountId } from '#server/demo/accounts.ts';
import {
  after,
  asFor,
  changedBody,
  goOn,
  noAnswer,
  proveInBrowser,
  withBody,
} from '#tests/support/browser-proof.ts';
import { ask, askAs, beSignedIn } from '#tests/support/signed-in.ts';

const owner = { userId: accountId('owner'), roleId: 1 } as const;
const ofClub = { userId: accountId('club2'), roleId: 3 } as const;
const ownerEmail = 'owner@baulk.example';

/** Whom the paths change, by the page; each has somebody of its own. */
const own = new WeakMap<Page, number>();

async function havePerson(page: Page): Promise<number> {
  const email = `${crypto.randomUUID()}@garza.example`;
  const person = { firstName: 'Lucía', lastName: 'Garza', email, clubs: [3] };
  return ((await ask(page, 'post', 'player', person)) as { id: number }).id;
}

/** What was typed in this tab before and not saved. */
const draft = {
  version: '4',
  at: new Date().toISOString(),
  form: { lastName: 'Garza Ruiz' },
  over: { lastName: 'Garza' },
};
const hasDraft = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.kind === 'settle' && step.outcome.name === 'a draft kept');

/** Somebody else has given the person another first name. */
async function rename(page: Page): Promise<void> {
  const userId = own.get(page);
  const { version } = (await askAs(page, ownerEmail, 'get', `player/${userId}`)) as Player;
  await askAs(page, ownerEmail, 'put', 'player', { userId, firstName: 'Luz' }, { 'if-match': version });
}

/** Somebody else has changed the person meanwhile. */
async function changeMeanwhile(page: Page): Promise<void> {
  const userId = own.get(page);
  const { version, isReferee } = (await askAs(page, ownerEmail, 'get', `player/${userId}`)) as Player;
  const change = { userId, isReferee: !isReferee };
  await askAs(page, ownerEmail, 'put', 'player', change, { 'if-match': version });
}

/** An address that nobody has had before. */
const withNewAddress = (route: Route): Promise<void> =>
  route.continue({ postData: changedBody(route, { email: `${crypto.randomUUID()}@garza.example` }) });

const typed = { firstName: 'Ana', lastName: 'Garza', email: 'new@garza.example' } as const;
type Typed = keyof typeof typed;
const isTyped = (value: string): value is Typed => value in typed;
const firstBlank = (form: PlayerForm): Typed | undefined =>
  Object.keys(typed)
    .filter(isTyped)
    .find((field) => form[field] === '');

const refusal = (code: 'not_found' | 'invalid_request', field?: string, text?: string): ProblemData => ({
  ...silentProblem('unanswered'),
  kind: 'refused',
  status: 400,
  code,
  message: problemWords[code],
  fields: field === undefined ? {} : { [field]: text ?? '' },
});

/** What the real server says, where the model says it otherwise. */
const said: Record<string, Record<string, ProblemData>> = {
  proposeAssociation: {
    'not allowed': refusal('not_found'),
    'refused at a field': refusal('invalid_request', 'email', problemWords.registration_email_malformed),
  },
  updatePlayer: {
    'refused at a field': refusal('invalid_request', 'roleId', 'Please choose one of the options.'),
  },
};
const asSaid = (src: string): readonly Outcome[] =>
  (playerFormModel.outcomes[src] ?? []).map((outcome) => {
    const error = said[src]?.[outcome.name];
    return error ? { name: outcome.name, ok: false, error } : outcome;
  });

type Context = { form: PlayerForm; viewer: { roleId: number }; theirs: { form: PlayerForm } | null };
const inOf = (context: unknown): Context => context as Context;

/** What can be typed and chosen on the page, which begins with a role and the club of who adds somebody. */
const model: typeof playerFormModel = {
  ...playerFormModel,
  endsEarly: true,
  starts: [
    {
      name: 'a new person',
      input: { userId: null, viewer: owner, begins: { roleId: 5, clubs: [] }, typedBy: owner.userId },
    },
    {
      name: 'a new member of a club',
      input: { userId: null, viewer: ofClub, begins: { roleId: 5, clubs: [2] }, typedBy: ofClub.userId },
    },
    { name: 'one who is there', input: { userId: 1_000, viewer: owner, typedBy: owner.userId } },
  ],
  cases: {
    changed: (context) => {
      const field = firstBlank(inOf(context).form);
      return [field ? { field, value: typed[field] } : { field: 'firstName', value: '' }];
    },
    'role.changed': (context) => {
      const { form, viewer } = inOf(context);
      return viewer.roleId === 1 ? [{ roleId: form.roleId === 5 ? 2 : 5 }] : [];
    },
    'clubs.changed': (context) => {
      const { form, viewer } = inOf(context);
      const canAdd = viewer.roleId === 1 && form.roleId === 5 && !form.clubs.includes(13);
      return canAdd ? [{ clubs: [...form.clubs, 13] }] : [];
    },
    'referee.changed': (context) => {
      const { form } = inOf(context);
      return form.roleId === 5 ? [{ isReferee: !form.isReferee }] : [];
    },
  },
  identity: (context, snapshot) => [
    playerFormModel.identity(context, snapshot),
    firstBlank(inOf(context).form),
    inOf(context).form.clubs,
    inOf(context).viewer.roleId,
  ],
  controls: {
    ...playerFormModel.controls,
    changed: {
      role: 'textbox',
      name: ({ event }) => words.fields[event['field'] as Typed],
      value: 'value',
    },
  },
  outcomes: {
    ...playerFormModel.outcomes,
    proposeAssociation: asSaid('proposeAssociation'),
    updatePlayer: asSaid('updatePlayer'),
  },
  // A person of another role cannot be found in the place of this one a moment later.
  stopWhen: (snapshot) =>
    snapshot.matches('resolvingConflict') && inOf(snapshot.context).theirs?.form.roleId === 1,
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start, steps }) => {
    const { typedBy = 0 } = start.input as { typedBy?: number };
    await beSignedIn(page, typedBy === ofClub.userId ? 'club2@baulk.example' : ownerEmail);
    const isThere = start.name === 'one who is there';
    if (isThere) own.set(page, await havePerson(page));
    if (hasDraft(steps)) {
      // Only a page of the product has its storage.
      await page.goto('/faq');
      await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
        `baulk.draft.${typedBy}.${isThere ? `player-${own.get(page)}` : 'new-player-5'}`,
        JSON.stringify(draft),
      ] as const);
    }
    if (!isThere) await page.goto('/add-player');
  },
  open: async (page, { start }) => {
    if (start.name === 'one who is there') await page.goto(`/add-player?userId=${own.get(page)}`);
  },
  calls: {
    getPlayer: {
      url: '**/api/player/*',
      method: 'GET',
      outcomes: {
        read: goOn,
        'with another first name': after(rename),
        'not to be changed': asFor(`/api/player/${owner.userId}`),
        unanswered: noAnswer,
      },
    },
    createPlayer: {
      url: '**/api/player',
      method: 'POST',
      outcomes: {
        added: withNewAddress,
        'address in use': withBody({ email: 'player@baulk.example' }),
        unanswered: noAnswer,
      },
    },
    proposeAssociation: {
      url: '**/api/player/association',
      outcomes: {
        proposed: withBody({ email: 'guest@baulk.example' }),
        // One of a club proposes another club than their own.
        'not allowed': withBody({ email: 'guest@baulk.example', clubs: [13] }),
        'refused at a field': withBody({ email: 'nonsense' }),
      },
    },
    updatePlayer: {
      url: '**/api/player',
      method: 'PUT',
      outcomes: {
        changed: goOn,
        'someone was first': after(changeMeanwhile),
        'not allowed': withBody({ userId: owner.userId }),
        'refused at a field': withBody({ roleId: 1 }),
      },
    },
  },
  atOnce: ({ steps }) => ({ recallDraft: hasDraft(steps) ? 'a draft kept' : 'nothing kept' }),
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: ['player-form.recalling|xstate.error.actor.0.player-form.recalling|0'],
  outside: {
    'role.changed': async (page, { roleId }) => {
      await page
        .getByRole('combobox', { name: words.fields.roleId, exact: true })
        .selectOption(String(roleId));
    },
    'clubs.changed': async (page) => {
      await page.getByRole('combobox', { name: words.fields.clubs }).fill('Liga Carambola');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    },
    'referee.changed': (page) => page.getByRole('checkbox', { name: words.fields.isReferee }).click(),
  },
});
