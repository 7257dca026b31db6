import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
// It tells of every address that is shown.
import 'wouter/use-browser-location';
import { fakeActors, settleFake } from '#model-testing/fakes.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import { readTheme, readToken, writeDraft, writeSidebar, writeTheme } from '#browser/storage.ts';
import { sessionModel } from '#machines/app/session-model.ts';
import type { SessionEmitted } from '#machines/app/session-setup.ts';
import { sessionMachine } from '#machines/app/session.ts';
import { restingActors, startOwn } from '#views/dev/resting-actors.ts';
import { answerFor, done, lost, unanswered } from './run.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The session as a page has it that has just been loaded: real storage, real tabs, calls that turn out as told. */
async function loadPage() {
  const actors = fakeActors(sessionModel, ['recallSession', 'otherTabs']);
  const actor = createActor(sessionMachine.provide({ actors, actions: { restart: () => {} } }));
  const told: SessionEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  // The root keeps the place that the session leaves.
  stops.push(startOwn(restingActors({ session: actor })));
  actor.start();
  stops.push(() => actor.stop());
  await waitUntil(() => !actor.getSnapshot().matches('recalling'));
  return {
    actor,
    state: () => actor.getSnapshot().value,
    answer: (src: string, outcome: Outcome) => settleFake(actor, src, outcome),
    wentTo: () => told.findLast((event) => event.type === 'go')?.to,
    signIn(answer: SignInAnswer, shouldRemember = false) {
      actor.send({ type: 'sign.in.started' });
      actor.send({ type: 'signed.in', answer, intent: 'land', shouldRemember });
    },
  };
}

async function loadSignedIn(shouldRemember = false) {
  const page = await loadPage();
  page.signIn(answerFor(5), shouldRemember);
  return page;
}

const waitUntil = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 1 });
const kept = (storage: Storage = localStorage) =>
  Object.keys(storage)
    .filter((key) => key.startsWith('baulk.'))
    .toSorted();
const read = (key: string): unknown => JSON.parse(localStorage.getItem(`baulk.${key}`) ?? 'null');

describe('a sign-in is stored on the device', () => {
  it('A-3.32, A-3.34 the current user, with what the product needs of them and no more', async () => {
    await loadSignedIn();
    expect(read('user')).toEqual({
      userId: 5,
      fullName: 'Valentina Quintero',
      email: 'role5@baulk.example',
      roleId: 5,
      profileImage: null,
      firstLogin: false,
      isReferee: false,
    });
  });

  it('A-3.35, C-3.49 the token and when it expires', async () => {
    await loadSignedIn();
    expect(localStorage.getItem('baulk.token')).toBe('token 5');
    expect(localStorage.getItem('baulk.token-expires-at')).toBe('2126-11-20T12:00:00.000Z');
    expect(readToken()).toBe('token 5');
  });

  it('A-3.39 the clubs', async () => {
    await loadSignedIn();
    expect(read('clubs')).toEqual([
      { clubId: 7, name: 'Cue Club Monterrey', clubName: 'Cue Club Monterrey', isActive: true },
    ]);
  });

  it('A-3.36, A-3.37, A-4.03 with Remember Me the flag and the address, without it neither', async () => {
    const page = await loadSignedIn(true);
    expect(read('remember')).toBe(true);
    expect(localStorage.getItem('baulk.remembered-email')).toBe('role5@baulk.example');
    page.actor.send({ type: 'sign.out' });
    page.answer('signOut', done);
    page.signIn(answerFor(5));
    expect(kept()).not.toContain('baulk.remember');
    expect(kept()).not.toContain('baulk.remembered-email');
  });

  it('A-3.34 is found again when the page loads again, and confirmed by the server', async () => {
    await loadSignedIn();
    const page = await loadPage();
    expect(page.state()).toBe('restoring');
    page.answer('getProfile', unanswered);
    expect(page.state()).toBe('signedIn');
    expect(page.actor.getSnapshot().context.clubs).toHaveLength(1);
  });

  it('takes the place of whoever was stored before', async () => {
    const page = await loadSignedIn(true);
    page.actor.send({ type: 'sign.out' });
    page.answer('signOut', done);
    page.signIn(answerFor(3, { clubs: [] }));
    expect(read('user')).toMatchObject({ userId: 3 });
    expect(read('clubs')).toEqual([]);
    expect(localStorage.getItem('baulk.token')).toBe('token 3');
  });
});

describe('a pending user is stored until the terms are accepted', () => {
  const notAccepted = answerFor(5, { eulaNotAccepted: true });

  it('A-3.41, A-3.42, A-4.01 with the token, the address and the Remember Me choice alone', async () => {
    const page = await loadPage();
    page.signIn(notAccepted, true);
    expect(kept()).toEqual(['baulk.pending']);
    expect(read('pending')).toEqual({
      userId: 5,
      token: 'token 5',
      shouldRemember: true,
      email: 'role5@baulk.example',
    });
  });

  it('A-4.14 and is asked again when the page loads again', async () => {
    const page = await loadPage();
    page.signIn(notAccepted);
    expect((await loadPage()).state()).toBe('termsPending');
  });

  it('V4 and after an activation still leads to the payment page after a reload', async () => {
    const page = await loadPage();
    page.actor.send({ type: 'sign.in.started' });
    page.actor.send({ type: 'signed.in', answer: notAccepted, intent: 'first', shouldRemember: false });
    const again = await loadPage();
    again.actor.send({ type: 'terms.accepted', answer: answerFor(5) });
    expect(again.wentTo()).toBe('/profile/payment');
  });

  it('A-4.03 accepting stores the session in its place, with the choice made at the sign-in', async () => {
    const page = await loadPage();
    page.signIn(notAccepted, true);
    page.actor.send({ type: 'terms.accepted', answer: { ...answerFor(5), token: 'a full token' } });
    expect(readToken()).toBe('a full token');
    expect(read('remember')).toBe(true);
    expect(kept()).not.toContain('baulk.pending');
  });
});

describe('sign-out', () => {
  const signOut = async (shouldRemember: boolean) => {
    const page = await loadSignedIn(shouldRemember);
    writeTheme('dark');
    writeSidebar('collapsed');
    writeDraft(5, 'profile', { city: 'Bogotá' });
    page.actor.send({ type: 'sign.out' });
    page.answer('signOut', done);
    return page;
  };

  it('A-4.34 without Remember Me leaves nothing but the theme', async () => {
    await signOut(false);
    expect([kept(), readTheme()]).toEqual([[], 'dark']);
  });

  it('A-4.33 with Remember Me leaves the remembered address too', async () => {
    await signOut(true);
    expect([kept(), readTheme()]).toEqual([['baulk.remember', 'baulk.remembered-email'], 'dark']);
  });

  it('leaves nothing in the tab: no wanted address, no draft', async () => {
    const page = await signOut(true);
    expect(kept(sessionStorage)).toEqual([]);
    page.signIn(answerFor(5));
    expect(page.wentTo()).toBe('/match');
  });

  it('touches nothing that is not ours', async () => {
    localStorage.setItem('another', 'product');
    await signOut(false);
    expect(localStorage.getItem('another')).toBe('product');
  });

  it('A-7.14 without an answer keeps everything stored', async () => {
    const page = await loadSignedIn();
    const before = kept();
    page.actor.send({ type: 'sign.out' });
    page.answer('signOut', unanswered);
    expect(kept()).toEqual(before);
  });
});

describe('the end of a session', () => {
  async function expireAt(address: string) {
    const page = await loadSignedIn(true);
    history.replaceState(null, '', address);
    writeDraft(5, 'profile', { city: 'Bogotá' });
    page.actor.send({ type: 'token.refused', problem: lost, address });
    expect(page.state()).toBe('expired');
    page.actor.send({ type: 'confirm' });
    history.replaceState(null, '', '/');
    return loadPage();
  }

  it('A-2.145 Yes clears who was signed in, and keeps the theme and what Remember Me keeps', async () => {
    writeTheme('light');
    const page = await expireAt('/statistics');
    expect([kept(), readTheme()]).toEqual([['baulk.remember', 'baulk.remembered-email'], 'light']);
    expect(page.state()).toBe('signedOut');
  });

  it('the same person comes back to the place, and finds what was typed', async () => {
    const page = await expireAt('/statistics?period=year');
    page.signIn(answerFor(5));
    expect(page.wentTo()).toBe('/statistics?period=year');
    expect(kept(sessionStorage)).toEqual(['baulk.draft.5.profile']);
  });

  it('another person begins at the own landing page', async () => {
    const page = await expireAt('/statistics');
    page.signIn(answerFor(5, {}, 4));
    expect(page.wentTo()).toBe('/match');
  });

  it('the place counts for one sign-in alone, whoever signs in', async () => {
    const page = await expireAt('/statistics');
    page.signIn(answerFor(5, {}, 4));
    const next = await loadPage();
    next.answer('getProfile', unanswered);
    next.actor.send({ type: 'sign.out' });
    next.answer('signOut', done);
    next.signIn(answerFor(5));
    expect(next.wentTo()).toBe('/match');
  });

  it('that a sign-in in another tab takes back leaves no place to come back to', async () => {
    const page = await loadSignedIn();
    page.actor.send({ type: 'token.refused', problem: lost, address: '/statistics' });
    expect(kept(sessionStorage)).toEqual(['baulk.wanted']);
    page.actor.send({ type: 'tab.signed.in' });
    expect(kept(sessionStorage)).toEqual([]);
  });

  it('of a pending user keeps the address that was wanted before', async () => {
    const page = await loadPage();
    page.actor.send({ type: 'address.refused', address: '/statistics' });
    page.signIn(answerFor(5, { eulaNotAccepted: true }));
    page.actor.send({ type: 'token.refused', problem: lost, address: '/termsConditions' });
    page.actor.send({ type: 'confirm' });
    const next = await loadPage();
    next.signIn(answerFor(5));
    expect(next.wentTo()).toBe('/statistics');
  });

  it('whose cookie is gone is silent: user, token and clubs go, what Remember Me keeps stays', async () => {
    const page = await loadSignedIn(true);
    page.actor.send({
      type: 'token.refused',
      problem: { ...lost, code: 'session_unbound' },
      address: '/match',
    });
    expect(page.state()).toBe('signedOut');
    expect(kept()).toEqual(['baulk.remember', 'baulk.remembered-email']);
  });
});

describe('a damaged or foreign value in storage is dropped', () => {
  const user = JSON.stringify(answerFor(5).userInfo);

  it.each([
    ['text that is no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"someone"'],
    ['a user without a name', '{"userId":5,"roleId":5}'],
    ['a role that does not exist', user.replace('"roleId":5', '"roleId":9')],
    ['an id that is no number', user.replace('"userId":5', '"userId":"5"')],
  ])('%s in place of the user signs nobody in', async (_claim, value) => {
    localStorage.setItem('baulk.user', value);
    localStorage.setItem('baulk.token', 'token');
    localStorage.setItem('baulk.clubs', '[]');
    expect((await loadPage()).state()).toBe('signedOut');
    expect(kept()).toEqual([]);
  });

  it('a user without a token signs nobody in', async () => {
    localStorage.setItem('baulk.user', user);
    expect((await loadPage()).state()).toBe('signedOut');
    expect(kept()).toEqual([]);
  });

  it.each(['{', 'null', '7', '{"clubId":7}', '[{"clubId":"7"}]'])(
    '%s in place of the clubs reads as none',
    async (value) => {
      await loadSignedIn();
      localStorage.setItem('baulk.clubs', value);
      const page = await loadPage();
      expect(page.state()).toBe('restoring');
      expect(page.actor.getSnapshot().context.clubs).toEqual([]);
    },
  );

  it.each(['{', 'null', '{"userId":5}', '{"userId":5,"token":7,"email":"a@b.example"}'])(
    '%s in place of the pending user asks nobody',
    async (value) => {
      localStorage.setItem('baulk.pending', value);
      expect((await loadPage()).state()).toBe('signedOut');
      expect(kept()).toEqual([]);
    },
  );

  it.each(['{', 'null', '{"address":7}', '{"address":"//evil.example"}', '{"address":"/nowhere"}'])(
    '%s in place of the wanted address leads to the landing page',
    async (value) => {
      sessionStorage.setItem('baulk.wanted', value);
      const page = await loadPage();
      page.signIn(answerFor(5));
      expect(page.wentTo()).toBe('/match');
    },
  );

  it('an end that is no instant never ends the session by itself', async () => {
    await loadSignedIn();
    localStorage.setItem('baulk.token-expires-at', 'tomorrow');
    const page = await loadPage();
    page.answer('getProfile', unanswered);
    expect(page.state()).toBe('signedIn');
  });
});

describe('other tabs', () => {
  /** Another tab of the same browser: it shares the storage and the channel. */
  const tellFromElsewhere = (type: 'tab.signed.in' | 'tab.signed.out') => {
    const channel = new BroadcastChannel('baulk.session');
    channel.postMessage({ type });
    channel.close();
  };

  it('a sign-in there is taken over from storage', async () => {
    const here = await loadPage();
    const there = await loadPage();
    there.signIn(answerFor(4));
    await waitUntil(() => here.state() === 'restoring');
    expect(here.actor.getSnapshot().context.user?.userId).toBe(4);
  });

  it('a sign-out there signs out here, and clears this tab', async () => {
    const here = await loadSignedIn();
    writeDraft(5, 'profile', { city: 'Bogotá' });
    tellFromElsewhere('tab.signed.out');
    await waitUntil(() => here.state() === 'signedOut');
    expect(here.wentTo()).toBe('/');
    expect(kept(sessionStorage)).toEqual([]);
  });

  it('what is no message of ours is not heard', async () => {
    const here = await loadSignedIn();
    const channel = new BroadcastChannel('baulk.session');
    for (const message of [null, 'tab.signed.out', { type: 'sign.out' }, {}]) channel.postMessage(message);
    channel.close();
    tellFromElsewhere('tab.signed.in');
    await waitUntil(() => here.state() === 'restoring');
    expect(here.wentTo()).toBe('/match');
  });
});
