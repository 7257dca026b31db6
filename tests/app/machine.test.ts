import { afterEach, describe, expect, it } from 'vitest';
import { fromCallback, sendTo } from 'xstate';
import { readWanted, writeWanted } from '#browser/storage.ts';
import { sessionWords } from '#domain/words/session.ts';
import { errorWords } from '#domain/words/errors.ts';
import { config } from '#machines/app/config-model.ts';
import { rootModel } from '#machines/app/root-model.ts';
import { rootMachine } from '#machines/app/root.ts';
import { profile } from '#machines/app/session-model.ts';
import { toast } from '#machines/patterns/telling.ts';
import { answerFor, lost, nobody, rememberedOf } from '#tests/session/run.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';
import { settled, startSystem, type System } from './system.ts';

proveBare(rootModel, withoutEffects(rootMachine));

const shown = ({ notices }: System) => notices.getSnapshot().context.queue.map(({ text }) => text);
const recent = ({ notices }: System) => notices.getSnapshot().context.recent;

/** What one child of the root comes to and another does about it, by the action of the root that passes it on. */
const couplings: Record<string, { action: string; hold: (start: typeof startSystem) => Promise<void> }> = {
  'a sign-out that fails is told': {
    action: 'show',
    async hold(start) {
      const system = start(rememberedOf(answerFor(5)));
      await settled();
      system.session.send({ type: 'sign.out' });
      await settled();
      expect(shown(system)).toEqual([sessionWords.signOutFailed]);
    },
  },
  'a language that cannot be had is told': {
    action: 'show',
    async hold(start) {
      const system = start(nobody);
      await settled();
      system.language.send({ type: 'language.chosen', language: 'pt-BR', isSignedIn: false });
      await settled();
      expect(shown(system)).toEqual([errorWords.unanswered]);
    },
  },
  'what was told to one person is gone when another tab has signed them out': {
    action: 'tellLeft',
    async hold(start) {
      const system = start(rememberedOf(answerFor(5)));
      await settled();
      system.notices.send(toast('info', 'For one person alone.'));
      await system.tell.tabs.tell({ type: 'tab.signed.out' });
      expect(recent(system)).toEqual([]);
    },
  },
  'what was told to one person is gone when the page is left, which ends the session': {
    action: 'tellLeft',
    async hold(start) {
      const system = start(rememberedOf(answerFor(5)));
      await settled();
      system.notices.send(toast('info', 'For one person alone.'));
      await system.tell.tabs.tell({ type: 'tab.expired' });
      expect(system.session.getSnapshot().status).toBe('done');
      expect(recent(system)).toEqual([]);
    },
  },
  'whoever signs in reads in the own language': {
    action: 'speakOwn',
    async hold(start) {
      const system = start(nobody);
      await settled();
      const answer = answerFor(5);
      system.session.send({ type: 'sign.in.started' });
      system.session.send({
        type: 'signed.in',
        answer: { ...answer, userInfo: { ...answer.userInfo, language: 'es' } },
        shouldRemember: false,
        intent: 'stay',
      });
      await settled();
      expect(system.language.getSnapshot().context.language).toBe('es');
      expect(system.languages).toEqual(['es']);
    },
  },
  'the configuration is asked for again when the network returns, though the call before has not ended': {
    action: 'retryConfig',
    async hold(start) {
      const system = start(nobody);
      await system.tell.network.tell({ type: 'went.offline' });
      await system.tell.network.tell({ type: 'went.online' });
      expect(system.calls).toHaveLength(2);
      system.calls[0]?.reject(new Error('The network has gone.'));
      system.calls[1]?.resolve(config);
      await settled();
      expect(system.config.getSnapshot().context.config).toEqual(config);
    },
  },
  'a configuration that could not be read is asked for with the next answer of the server': {
    action: 'retryConfig',
    async hold(start) {
      const system = start(nobody);
      system.calls[0]?.reject(new Error('The server is not there.'));
      await settled();
      expect(system.config.getSnapshot().value).toBe('unknown');
      system.connectivity.send({ type: 'read.fresh' });
      expect(system.calls).toHaveLength(2);
    },
  },
  'the place of whoever is signed off by the server is kept for them': {
    action: 'storePlace',
    async hold(start) {
      const system = start(rememberedOf(answerFor(5)));
      await settled();
      system.session.send({ type: 'token.refused', problem: lost, address: '/' });
      expect(readWanted()).toEqual({ address: '/', userId: 5 });
    },
  },
  'a sign-in whose popup is closed while it waits leaves the session waiting no more': {
    action: 'giveUpSignIn',
    async hold(start) {
      const system = start(nobody);
      await settled();
      system.popup.send({ type: 'open.sign.in' });
      system.session.send({ type: 'sign.in.started' });
      system.popup.send({ type: 'open.registration' });
      expect(system.session.getSnapshot().value).toBe('signedOut');
    },
  },
  'V10 a form that lay over the page comes back once it is known that nobody is signed in': {
    action: 'showEntry',
    async hold(start) {
      const { popup } = start(nobody, 'registration');
      expect(popup.getSnapshot().value).toBe('closed');
      await settled();
      expect(popup.getSnapshot().value).toBe('registration');
    },
  },
  'V10 Back closes what lies over the page, and Forward opens it again': {
    action: 'showEntry',
    async hold(start) {
      const { popup, tell } = start(nobody);
      await settled();
      popup.send({ type: 'open.sign.in' });
      await tell.location.tell({ type: 'address.shown', address: '/', overlay: 'signIn' });
      await tell.location.tell({ type: 'address.shown', address: '/', overlay: null });
      expect(popup.getSnapshot().value).toBe('closed');
      await tell.location.tell({ type: 'address.shown', address: '/', overlay: 'signIn' });
      expect(popup.getSnapshot().value).toBe('signIn');
    },
  },
  'the forms of visitors close once somebody is signed in': {
    action: 'closeForms',
    async hold(start) {
      const { popup, session } = start(nobody);
      await settled();
      popup.send({ type: 'open.sign.in' });
      session.send({ type: 'sign.in.started' });
      session.send({ type: 'signed.in', answer: answerFor(5), shouldRemember: false, intent: 'stay' });
      expect(popup.getSnapshot().value).toBe('closed');
    },
  },
  'the place that is kept is the last one shown': {
    action: 'setPlace',
    async hold(start) {
      const system = start(rememberedOf(answerFor(5)));
      await settled();
      await system.tell.location.tell({ type: 'address.shown', address: '/match?page=2', overlay: null });
      await system.tell.tabs.tell({ type: 'tab.expired' });
      expect(readWanted()).toEqual({ address: '/match?page=2', userId: 5 });
    },
  },
};

/** Somebody has signed in at the popup, which is a page like any other. */
async function signedIn(start: typeof startSystem): Promise<System> {
  const system = start(nobody);
  await settled();
  system.root.send({ type: 'sign.in.started' });
  system.root.send({ type: 'signed.in', answer: answerFor(5), shouldRemember: false, intent: 'stay' });
  return system;
}

/** What the actor of a page comes to and a child of the root does about it. */
const pageCouplings: typeof couplings = {
  'a visitor who signs in at a page is signed in': {
    action: 'tellSession',
    async hold(start) {
      const { session } = await signedIn(start);
      expect(session.getSnapshot().context.user?.userId).toBe(5);
    },
  },
  'the own profile is shown everywhere as a page has saved it': {
    action: 'tellProfile',
    async hold(start) {
      const { root, session } = await signedIn(start);
      root.send({ type: 'profile.saved', profile: { ...profile, fullName: 'Another Name' } });
      expect(session.getSnapshot().context.user?.fullName).toBe('Another Name');
    },
  },
  'the own clubs are read again when a page has changed them': {
    action: 'readMemberships',
    async hold(start) {
      const { root, session } = await signedIn(start);
      root.send({ type: 'association.confirmed' });
      expect(session.getSnapshot().value).toBe('restoring');
    },
  },
  'a user who signs out everywhere is signed out here': {
    action: 'endSession',
    async hold(start) {
      const { root, session } = await signedIn(start);
      root.send({ type: 'ended.everywhere' });
      expect(session.getSnapshot().value).toBe('signedOut');
    },
  },
  'a user who sets a password by a link is signed out where somebody is signed in': {
    action: 'signOut',
    async hold(start) {
      const { root, session } = await signedIn(start);
      root.send({ type: 'password.set', text: 'Your password is set.' });
      expect(session.getSnapshot().value).toBe('signingOut');
    },
  },
  'a password that is set is told where somebody is signed in': {
    action: 'tellDone',
    async hold(start) {
      const system = await signedIn(start);
      system.root.send({ type: 'password.set', text: 'Your password is set.' });
      expect(shown(system)).toEqual(['Your password is set.']);
    },
  },
  'a registration leads to the sign-in with its address': {
    action: 'openSignIn',
    async hold(start) {
      const { root, popup } = start(nobody);
      await settled();
      popup.send({ type: 'open.registration' });
      root.send({ type: 'left', to: 'login', email: 'new@baulk.example' });
      expect(popup.getSnapshot()).toMatchObject({
        value: 'signIn',
        context: { email: 'new@baulk.example' },
      });
    },
  },
};

const claims = Object.entries({ ...couplings, ...pageCouplings });
const started: System[] = [];

afterEach(() => {
  for (const system of started.splice(0)) system.root.stop();
  writeWanted(null);
});

const startOn =
  (machine: typeof rootMachine): typeof startSystem =>
  (remembered, overlay) => {
    const system = startSystem(remembered, overlay, machine);
    started.push(system);
    return system;
  };

describe('the root with its children', () => {
  it.each(claims)('%s', (_claim, { hold }) => hold(startOn(rootMachine)));

  it('does not ask for the configuration once more while it is asked for', async () => {
    const { connectivity, calls } = startOn(rootMachine)(nobody);
    connectivity.send({ type: 'read.fresh' });
    connectivity.send({ type: 'read.fresh' });
    expect(calls).toHaveLength(1);
  });

  it('asks for the configuration no more once it is known', async () => {
    const { tell, calls, config: actor } = startOn(rootMachine)(nobody);
    calls[0]?.resolve(config);
    await settled();
    await tell.network.tell({ type: 'went.offline' });
    await tell.network.tell({ type: 'went.online' });
    expect(actor.getSnapshot().context.config).toEqual(config);
    expect(calls).toHaveLength(1);
  });

  it('V10 opens the menu for a signed-in user, and no form of visitors', async () => {
    const { popup, tell } = startOn(rootMachine)(rememberedOf(answerFor(5)), 'menu');
    await settled();
    expect(popup.getSnapshot().value).toBe('menu');
    await tell.location.tell({ type: 'address.shown', address: '/', overlay: 'signIn' });
    expect(popup.getSnapshot().value).toBe('closed');
  });

  it('keeps nobody a place where nobody was', async () => {
    const { tell } = startOn(rootMachine)(nobody);
    await settled();
    await tell.tabs.tell({ type: 'tab.expired' });
    expect(readWanted()).toBeNull();
  });

  it('leaves the session alone when what is kept of somebody else is erased', async () => {
    const { root, session } = await signedIn(startOn(rootMachine));
    root.send({ type: 'erased', userId: 6 });
    expect(session.getSnapshot().context.user?.userId).toBe(5);
    root.send({ type: 'erased', userId: 5 });
    expect(session.getSnapshot().context.user).toBeNull();
  });

  it('keeps what was told to somebody whose account was only read again', async () => {
    const system = startOn(rootMachine)(rememberedOf(answerFor(5)));
    await settled();
    system.notices.send(toast('info', 'For one person alone.'));
    system.session.send({ type: 'memberships.changed' });
    expect(recent(system)).toHaveLength(1);
  });
});

it('a fault of one child is reported and leaves the others as they are', async () => {
  const faults: unknown[] = [];
  const broken = rootMachine.provide({
    actors: {
      notices: fromCallback(() => {
        throw new Error('A fault of the notices.');
      }) as never,
    },
    actions: { report: (_, { error }) => void faults.push(error) },
  });
  const { root, popup } = startOn(broken)(nobody);
  expect(faults).toEqual([new Error('A fault of the notices.')]);
  popup.send({ type: 'open.menu' });
  expect(popup.getSnapshot().matches('menu')).toBe(true);
  expect(root.getSnapshot().status).toBe('active');
});

/** Roots with one fault in what they pass on. */
const faults: [string, (action: string) => typeof rootMachine][] = [
  ['an answer that is dropped', (action) => rootMachine.provide({ actions: { [action]: () => {} } })],
  [
    'a message to the wrong sibling',
    (action) => rootMachine.provide({ actions: { [action]: sendTo('popup', { type: 'open.menu' }) } }),
  ],
];

describe.each(faults)('%s is noticed', (_fault, plant) => {
  it.each(claims)('where %s', async (_claim, { action, hold }) => {
    await expect(hold(startOn(plant(action)))).rejects.toThrow(/expected/);
  });
});

it.each(Object.entries(couplings).filter(([, { action }]) => action !== 'setPlace'))(
  'children that are not heard are noticed where %s',
  async (_claim, { hold }) => {
    const deaf = rootMachine.provide({ actors: { reports: fromCallback(() => {}) } });
    await expect(hold(startOn(deaf))).rejects.toThrow(/expected/);
  },
);
