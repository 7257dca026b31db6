import { defineModel } from '#model-testing/model.ts';
import type { StoredUser } from '#domain/session/stored.ts';
import { toast } from '#machines/patterns/telling.ts';
import type { Report } from './reports.ts';
import { rootMachine } from './root.ts';
import { appearanceModel } from './appearance-model.ts';
import { config, configModel } from './config-model.ts';
import { connectivityModel } from './connectivity-model.ts';
import { languageModel } from './language-model.ts';
import { noticesModel } from './notices-model.ts';
import { popupModel } from './popup-model.ts';
import { profile, sessionModel } from './session-model.ts';

const player: StoredUser = {
  userId: 5,
  fullName: 'Pilar Montoya',
  email: 'player@baulk.example',
  roleId: 5,
  profileImage: null,
  firstLogin: false,
  isReferee: false,
};
const writer: StoredUser = { ...player, userId: 4, language: 'es' };
const reader: StoredUser = { ...player, userId: 6, language: 'pt-BR' };

const report = (name: string, sends: Report) => ({ name, sends }) as const;
const user = (name: string, one: StoredUser | null) => report(name, { type: 'user.reported', user: one });
const visitors = [null, 'signedOut', 'pending', 'signedIn'] as const;
const broken = { name: 'broken', ok: false, error: { message: 'A fault of the product.' } } as const;
/** Of a child the root hears by its reports. */
const runs = [] as const;
/** That one of them breaks stands for all. */
const others = ['reports', 'location', 'session', 'notices', 'connectivity', 'language', 'appearance'];
const outside = { kind: 'outside', from: 'what the children of the root come to' } as const;

const page = { kind: 'outside', from: 'the actor of a page' } as const;

const asOne = sessionModel.outcomes['recallSession']?.find(({ name }) => name === 'someone');

/** The session of people who read in a language of their own too. */
const spokenModel: typeof sessionModel = {
  ...sessionModel,
  outcomes: {
    ...sessionModel.outcomes,
    recallSession: [
      ...(sessionModel.outcomes['recallSession'] ?? []),
      ...[writer, reader].flatMap((one) =>
        asOne && 'ok' in asOne && asOne.ok
          ? [
              {
                ...asOne,
                name: `someone who reads in ${one.language}`,
                output: { ...(asOne.output as object), user: one },
              },
            ]
          : [],
      ),
    ],
  },
};

export const rootModel = defineModel(rootMachine, {
  id: 'app',
  endsEarly: true,
  // A session comes to its end only as the page is on its way to load again.
  stopWhen: ({ children }) => children.session?.getSnapshot().status === 'done',
  starts: [
    {
      name: 'with a network',
      input: {
        isOnline: true,
        address: '/',
        overlay: null,
        typed: '',
        language: 'en',
        theme: null,
        sidebar: 'open',
      },
    },
    {
      name: 'where a form lay over the page that is loaded again',
      input: {
        isOnline: true,
        address: '/',
        overlay: 'registration',
        typed: '',
        language: 'en',
        theme: null,
        sidebar: 'open',
      },
    },
    {
      name: 'where the menu lay over the page that is loaded again',
      input: {
        isOnline: true,
        address: '/',
        overlay: 'menu',
        typed: '',
        language: 'en',
        theme: null,
        sidebar: 'open',
      },
    },
    {
      name: 'without a network',
      input: {
        isOnline: false,
        address: '/',
        overlay: null,
        typed: '',
        language: 'en',
        theme: null,
        sidebar: 'open',
      },
    },
  ],
  // All else comes from the children and the address bar.
  cases: {
    'signed.in': sessionModel.cases['signed.in'] as never,
    'email.typed': [{ email: player.email }],
    left: [{}, { to: 'page' }, { to: 'login', email: player.email }],
    'password.set': [{ text: 'Your password is set.' }],
    'profile.saved': [{ profile }],
    'profile.read': [{ profile }],
    'standing.read': [{ standing: profile }],
    'picture.kept': [{ profile }, { profile: null }],
    erased: [{ userId: player.userId }, { userId: writer.userId }],
    notice: [],
    'place.left': [],
    'user.reported': [],
    'network.reported': [],
    'config.reported': [],
    'sign.in.closed': [],
    'address.shown': [],
    'visitor.reported': [],
  },
  outcomes: {
    reports: [
      report('something to tell', toast('warning', 'You are still signed in.')),
      report('a place of somebody', { type: 'place.left', userId: 5 }),
      report('a place of nobody', { type: 'place.left', userId: null }),
      report('a sign-in that is closed', { type: 'sign.in.closed' }),
      user('nobody', null),
      user('a player', player),
      user('one who reads in Spanish', writer),
      ...visitors.map((visitor) =>
        report(`a visitor who is ${visitor ?? 'not known yet'}`, { type: 'visitor.reported', visitor }),
      ),
      report('a network', { type: 'network.reported', isOnline: true }),
      report('no network', { type: 'network.reported', isOnline: false }),
      report('a configuration that is not known', { type: 'config.reported', isUnknown: true }),
      report('a configuration that is read', { type: 'config.reported', isUnknown: false }),
    ],
    location: [
      { name: 'another page', sends: { type: 'address.shown', address: '/match', overlay: null } },
      { name: 'a form over a page', sends: { type: 'address.shown', address: '/match', overlay: 'signIn' } },
    ],
    config: [{ name: 'known', ok: true, output: config }, broken],
    session: runs,
    notices: runs,
    connectivity: runs,
    popup: [broken],
    language: runs,
    appearance: runs,
  },
  identity: ({ address, isOnline, overlay, userId, visitor }) => [
    address,
    isOnline,
    overlay,
    userId,
    visitor,
  ],
  controls: {
    notice: outside,
    'sign.in.started': page,
    'sign.in.failed': page,
    'signed.in': page,
    'email.typed': page,
    left: page,
    'password.set': page,
    'profile.saved': page,
    'profile.read': page,
    'standing.read': page,
    'picture.kept': page,
    'association.confirmed': page,
    'second.factor.changed': page,
    'session.renewed': page,
    'ended.everywhere': page,
    erased: page,
    'place.left': outside,
    'user.reported': outside,
    'network.reported': outside,
    'config.reported': outside,
    'sign.in.closed': outside,
    'address.shown': { kind: 'outside', from: 'the address bar' },
    'visitor.reported': outside,
  },
  unreachable: Object.fromEntries(
    others.map((name) => [
      `app|xstate.error.actor.${name}|0`,
      'a fault of the product, as that of the popup',
    ]),
  ),
  system: {
    children: {
      session: spokenModel,
      notices: noticesModel,
      connectivity: connectivityModel,
      popup: popupModel,
      config: configModel,
      language: languageModel,
      appearance: appearanceModel,
    },
    joins: ['reports'],
    unreachable: {
      'app|xstate.error.actor.popup|0': 'a fault of the product, which no whole popup has',
      'app.configuration.wanted|xstate.error.actor.config|0': 'a fault of the product, as that of the popup',
    },
  },
  invariants: {
    'somebody is known exactly while somebody is signed in': (snapshot) =>
      snapshot.matches({ person: 'someone' }) === (snapshot.context.userId !== null),
  },
});
