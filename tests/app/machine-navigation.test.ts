import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { readWanted, writeWanted } from '#browser/storage.ts';
import type { Remembered } from '#browser/stored-session.ts';
import { navigationOf } from '#machines/app/navigation-of.ts';
import { navigationModel } from '#machines/app/navigation-model.ts';
import { answerFor, nobody, rememberedOf } from '#tests/session/run.ts';
import { proveBare } from '#tests/support/proof.ts';
import { settled, startSystem } from './system.ts';

proveBare(navigationModel);

type Among = typeof navigationOf;

/** The navigation among the actors of an app, at an address; where it goes is shown as the router would show it. */
async function open(address: string, remembered: Remembered, among: Among) {
  const system = startSystem(remembered);
  const navigation = createActor(among(system), { input: { address } });
  const went: string[] = [];
  navigation.on('go', ({ to, replace }) => {
    went.push(`${replace ? 'instead' : 'on'} to ${to}`);
    queueMicrotask(() => navigation.send({ type: 'address.shown', address: to }));
  });
  navigation.start();
  onTestFinished(() => {
    navigation.stop();
    system.root.stop();
    writeWanted(null);
  });
  const early = [...went];
  await settled();
  const at = async (shown: string): Promise<void> => {
    navigation.send({ type: 'address.shown', address: shown });
    await settled();
  };
  const press = async (href: string): Promise<void> => {
    navigation.send({ type: 'link.followed', address: href });
    await settled();
  };
  const signIn = async (): Promise<void> => {
    system.session.send({ type: 'sign.in.started' });
    system.session.send({ type: 'signed.in', answer: answerFor(5), shouldRemember: false, intent: 'land' });
    await settled();
  };
  const form = () => system.popup.getSnapshot().value;
  return { ...system, navigation, went, early, at, press, signIn, form };
}

const someone = rememberedOf(answerFor(5));

/** What the navigation does for each, by the action that does it. */
const claims: Record<string, { action: string; hold: (among: Among) => Promise<void> }> = {
  'V14 a visitor is led home from a page for those signed in, once it is known who is there': {
    action: 'goInstead',
    async hold(among) {
      const { early, went } = await open('/statistics', nobody, among);
      expect([early, went]).toEqual([[], ['instead to /']]);
    },
  },
  'V14 the sign-in opens there, and says why': {
    action: 'openKeptOut',
    async hold(among) {
      const { popup } = await open('/statistics', nobody, among);
      expect(popup.getSnapshot()).toMatchObject({ value: 'signIn', context: { isKeptOut: true } });
    },
  },
  'A-2.79 the page that was asked for is kept for the sign-in': {
    action: 'keepWanted',
    async hold(among) {
      const { session } = await open('/statistics?year=2026', nobody, among);
      expect(session.getSnapshot().context.wanted?.address).toBe('/statistics?year=2026');
    },
  },
  'an address that is refused counts no more, before the router has left it': {
    action: 'leaveRefused',
    async hold(among) {
      const { navigation, went } = await open('/faq', someone, among);
      navigation.send({ type: 'address.shown', address: '/login' });
      navigation.send({ type: 'visitor.reported', visitor: { kind: 'pending' } });
      expect(went).toEqual(['instead to /']);
    },
  },
  'the address of the sign-in opens it, and says whether an account was activated just now': {
    action: 'openByAddress',
    async hold(among) {
      const { popup, at, form } = await open('/login?first', nobody, among);
      expect(popup.getSnapshot()).toMatchObject({ value: 'signIn', context: { isFirst: true } });
      await at('/forgot-password');
      expect(form()).toBe('forgotPassword');
    },
  },
  'an address opens its form once, and what has taken its place stays': {
    action: 'setOpened',
    async hold(among) {
      const { popup, at, form } = await open('/login', nobody, among);
      popup.send({ type: 'open.registration' });
      await at('/login?from=mail');
      expect(form()).toBe('registration');
    },
  },
  'a form goes with the address that has opened it': {
    action: 'closeForm',
    async hold(among) {
      const { at, form } = await open('/login', nobody, among);
      await at('/faq');
      expect(form()).toBe('closed');
    },
  },
  'A-2.88 a link to the sign-in opens it over the page that one is on': {
    action: 'openOver',
    async hold(among) {
      const { press, form, went } = await open('/faq', nobody, among);
      await press('/login');
      expect([form(), went]).toEqual(['signIn', []]);
    },
  },
  'any other link is followed': {
    action: 'follow',
    async hold(among) {
      const { press, went } = await open('/faq', nobody, among);
      await press('/all-news');
      expect(went).toEqual(['on to /all-news']);
    },
  },
  'V10 a page that the menu leads to takes its place in the history': {
    action: 'setPopup',
    async hold(among) {
      const { popup, press, went } = await open('/faq', nobody, among);
      popup.send({ type: 'open.menu' });
      await press('/all-news');
      expect(went).toEqual(['instead to /all-news']);
    },
  },
  'closing a form that has an address leads home': {
    action: 'goHome',
    async hold(among) {
      const { navigation, form, went } = await open('/login', nobody, among);
      navigation.send({ type: 'form.closed' });
      expect([form(), went]).toEqual(['closed', ['instead to /']]);
    },
  },
  'a sign-in at its own address leads to the landing page, and to none before it': {
    action: 'goOn',
    async hold(among) {
      const { signIn, form, went } = await open('/login', nobody, among);
      await signIn();
      expect([form(), went]).toEqual(['closed', ['instead to /match']]);
    },
  },
  'the address of a form that is signed in at counts no more, before the router has left it': {
    action: 'leave',
    async hold(among) {
      const { navigation, session, went } = await open('/login', nobody, among);
      session.send({ type: 'sign.in.started' });
      session.send({ type: 'signed.in', answer: answerFor(5), shouldRemember: false, intent: 'land' });
      expect(navigation.getSnapshot().context.address).toBe('/match');
      expect(went).toEqual(['instead to /match']);
    },
  },
  'a page that was refused is shown to those who may see it': {
    action: 'setVisitor',
    async hold(among) {
      const { went } = await open('/club-management', someone, among);
      expect(went).toEqual(['instead to /pageNotFound']);
    },
  },
  'each address that is shown is decided on': {
    action: 'setAddress',
    async hold(among) {
      const { at, went } = await open('/statistics', someone, among);
      await at('/club-management');
      expect(went).toEqual(['instead to /pageNotFound']);
    },
  },
};

const all = Object.entries(claims);

describe('the navigation with the session and the popup', () => {
  it.each(all)('%s', (_claim, { hold }) => hold(navigationOf));

  it('V10 a page that somebody is led to with no form open is a new place to come back from', async () => {
    const { session, went } = await open('/faq', { ...nobody, pending: pendingOf() }, navigationOf);
    session.send({ type: 'terms.accepted', answer: answerFor(5) });
    await settled();
    expect(went).toEqual(['on to /match']);
  });

  it('a link to the sign-in is one to any page for those signed in, who are led on', async () => {
    const { press, form, went } = await open('/faq', someone, navigationOf);
    await press('/login');
    expect([form(), went]).toEqual(['closed', ['on to /login', 'instead to /']]);
  });

  it('keeps no address for a sign-in that nobody was kept out of', async () => {
    await open('/club-management', someone, navigationOf);
    expect(readWanted()).toBeNull();
  });

  it('closes a form that has no address, and stays on its page', async () => {
    const { navigation, popup, form, went } = await open('/faq', nobody, navigationOf);
    popup.send({ type: 'open.registration' });
    navigation.send({ type: 'form.closed' });
    expect([form(), went]).toEqual(['closed', []]);
  });
});

const pendingOf = () => ({ userId: 5, email: 'player@baulk.example', shouldRemember: false });

/** Navigations that leave one thing undone. */
const without =
  (action: string): Among =>
  (hosts) =>
    navigationOf(hosts).provide({ actions: { [action]: () => {} } });

it.each(all)('an action that is left out is noticed where %s', async (_claim, { action, hold }) => {
  await expect(hold(without(action))).rejects.toThrow(/expected/);
});
