import { describe, expect, it } from 'vitest';
import {
  answerFor,
  done,
  lost,
  offline,
  refusedWith,
  rememberedOf,
  runSession,
  runSignedIn,
  unanswered,
} from './run.ts';

const noNetwork = 'Please check your internet connectivity';
const toast = (text: string) => ({ type: 'notice', notice: { kind: 'toast', tone: 'warning', text } });
const refusal = { ...lost, status: 500, code: 'internal' };

describe('a sign-in', () => {
  it('A-4.10 has started, then it has succeeded or failed', () => {
    const run = runSession();
    run.send({ type: 'sign.in.started' });
    expect(run.snapshot().value).toBe('signingIn');
    run.send({ type: 'sign.in.failed' });
    expect(run.snapshot().value).toBe('signedOut');
    run.signIn(answerFor(5));
    expect(run.snapshot().value).toBe('signedIn');
  });

  it('A-4.11 that failed leaves nobody signed in and nothing stored', () => {
    const run = runSession();
    run.send({ type: 'sign.in.started' });
    run.send({ type: 'sign.in.failed' });
    expect(run.snapshot().context.user).toBeNull();
    expect(run.effects).toEqual([]);
  });

  it('A-4.03 is stored, and told to the other tabs', () => {
    const run = runSession();
    run.signIn(answerFor(5));
    expect(run.effects).toContain('storeSession');
    expect(run.effects).toContain('tellSignedIn');
  });

  it.each([
    [1, '/club-management'],
    [2, '/player'],
    [3, '/club-table'],
    [4, '/player'],
    [5, '/match'],
  ] as const)('A-4.06 of role %i leads to %s', (roleId, address) => {
    const run = runSession();
    run.signIn(answerFor(roleId));
    expect(run.wentTo()).toBe(address);
  });

  it.each([3, 5] as const)("A-4.04 with the 'first' flag leads role %i to the payment page", (roleId) => {
    const run = runSession();
    run.signIn(answerFor(roleId), 'first');
    expect(run.wentTo()).toBe('/profile/payment');
  });

  it("A-4.04 with the 'first' flag leads roles that have no payment page to their own", () => {
    const run = runSession();
    run.signIn(answerFor(2), 'first');
    expect(run.wentTo()).toBe('/player');
  });

  it('A-4.07 with the no-navigation flag stays where one is', () => {
    const run = runSession();
    run.signIn(answerFor(5), 'stay');
    expect(run.snapshot().value).toBe('signedIn');
    expect(run.wentTo()).toBeNull();
  });
});

describe('terms that are not accepted', () => {
  const firstLogin = answerFor(5, { userInfo: { ...answerFor(5).userInfo, firstLogin: true } });
  const notAccepted = answerFor(5, { eulaNotAccepted: true });

  it.each([
    ['A-4.14, A-4.02 eulaNotAccepted', notAccepted],
    ['A-4.15, A-4.05 firstLogin', firstLogin],
  ])('%s leads to the terms, and nobody is signed in before', (_claim, answer) => {
    const run = runSession();
    run.signIn(answer);
    expect(run.snapshot().value).toBe('termsPending');
    expect(run.wentTo()).toBe('/termsConditions');
    expect(run.snapshot().context.user).toBeNull();
    expect(run.effects).not.toContain('storeSession');
  });

  it('A-4.01, A-3.42 the pending user is stored, without what may open the session', () => {
    const run = runSession();
    run.signIn(notAccepted, 'land', true);
    expect(run.effects).toContain('storePending');
    const { pending } = run.snapshot().context;
    expect(pending).toEqual({ userId: 5, email: 'role5@baulk.example', shouldRemember: true });
  });

  it.each([
    ['land', '/match'],
    ['first', '/profile/payment'],
    ['stay', null],
  ] as const)('once accepted, the sign-in goes on as it was meant: %s', (intent, address) => {
    const run = runSession();
    run.signIn(notAccepted, intent);
    run.send({ type: 'terms.accepted', answer: answerFor(5) });
    expect(run.snapshot().value).toBe('signedIn');
    expect(run.wentTo()).toBe(address);
    expect(run.snapshot().context.pending).toBeNull();
  });

  it('A-7.13 declining signs out at the server, then here', () => {
    const run = runSession();
    run.signIn(notAccepted);
    run.send({ type: 'terms.declined' });
    expect(run.snapshot().value).toBe('signingOut');
    run.answer('signOut', done);
    expect(run.snapshot().value).toBe('signedOut');
    expect(run.wentTo()).toBe('/');
  });

  it('declining without an answer keeps the question', () => {
    const run = runSession();
    run.signIn(notAccepted);
    run.send({ type: 'terms.declined' });
    run.answer('signOut', unanswered);
    expect(run.snapshot().value).toBe('termsPending');
    expect(run.told.at(-1)).toEqual(toast(noNetwork));
  });

  it('A-8.04 a pending token that is over opens the popup, as every 401 on an ordinary page does', () => {
    const run = runSession();
    run.signIn(notAccepted);
    run.send({ type: 'token.refused', problem: lost, address: '/termsConditions' });
    expect(run.snapshot().value).toBe('expired');
  });

  it('a full sign-in in another tab ends the question here', () => {
    const run = runSession();
    run.signIn(notAccepted);
    run.send({ type: 'tab.signed.in' });
    run.answer('recallSession', { name: 'recalled', ok: true, output: rememberedOf(answerFor(5)) });
    expect(run.snapshot().value).toBe('restoring');
    expect(run.snapshot().context.pending).toBeNull();
  });
});

describe('sign-out', () => {
  it('A-4.12, A-7.13 resets who is signed in, clears what is stored and tells the other tabs', () => {
    const run = runSignedIn();
    run.send({ type: 'sign.out' });
    expect(run.snapshot().value).toBe('signingOut');
    run.answer('signOut', done);
    expect(run.snapshot().value).toBe('signedOut');
    expect(run.snapshot().context).toMatchObject({ user: null, clubs: [], expiresAt: null, wanted: null });
    expect(run.effects).toEqual(['clearStorage', 'clearTab', 'tellSignedOut']);
    expect(run.wentTo()).toBe('/');
  });

  it.each([
    ['without an answer', unanswered],
    ['without a network', offline],
  ])('A-7.14 %s says so and leaves one signed in', (_claim, outcome) => {
    const run = runSignedIn();
    run.send({ type: 'sign.out' });
    run.answer('signOut', outcome);
    expect(run.snapshot().value).toBe('signedIn');
    expect(run.told).toEqual([toast(noNetwork)]);
    expect(run.effects).toEqual([]);
  });

  it('A-8.19 that the server refuses tells its words', () => {
    const run = runSignedIn();
    run.send({ type: 'sign.out' });
    run.answer('signOut', refusedWith({ ...refusal, message: 'Please try again in a moment.' }));
    expect(run.told).toEqual([toast('Please try again in a moment.')]);
    expect(run.snapshot().value).toBe('signedIn');
  });

  it('of a session that was over already is done', () => {
    const run = runSignedIn();
    run.send({ type: 'sign.out' });
    run.answer('signOut', refusedWith(lost));
    expect(run.snapshot().value).toBe('signedOut');
    expect(run.effects).toContain('clearStorage');
  });

  it('is possible while the server still says whether the session counts', () => {
    const run = runSession(rememberedOf(answerFor(5)));
    run.send({ type: 'sign.out' });
    expect(run.snapshot().value).toBe('signingOut');
  });

  it('in another tab signs out here, clears this tab and leads home', () => {
    const run = runSignedIn();
    run.send({ type: 'tab.signed.out' });
    expect(run.snapshot().value).toBe('signedOut');
    expect(run.effects).toEqual(['clearTab']);
    expect(run.wentTo()).toBe('/');
  });
});

describe('an ended session that was confirmed in another tab', () => {
  it('V15 empties this tab too, which keeps its place for the same person', () => {
    const run = runSignedIn();
    run.send({ type: 'tab.expired' });
    expect(run.snapshot().value).toBe('left');
    expect(run.snapshot().context.user).toBeNull();
    expect(run.told).toEqual([{ type: 'place.left', userId: 5 }]);
    expect(run.effects).toEqual(['restart']);
  });

  it('V15 is confirmed here as well where it was told already', () => {
    const run = runSignedIn();
    run.send({ type: 'token.refused', problem: lost, address: '/match' });
    run.send({ type: 'tab.expired' });
    expect(run.snapshot().value).toBe('left');
    expect(run.effects.at(-1)).toBe('restart');
  });
});

describe('a 401', () => {
  const after = (address: string, message = lost.message) => {
    const run = runSignedIn();
    run.send({ type: 'token.refused', problem: { ...lost, message }, address });
    return run.snapshot().value;
  };

  it.each(['/', '/match', '/club-table', '/profile/payment', '/loginx'])(
    'A-4.30, A-8.04 on %s sets the unauthorised state and opens the popup',
    (address) => expect(after(address)).toBe('expired'),
  );

  it.each([
    ['A-8.05', '/login'],
    ['A-8.06', '/set-password'],
    ['A-8.06', '/set-password?token=abc'],
    ['A-8.07', '/forgot-password'],
    ['A-8.08', '/all-news'],
    ['A-8.08', '/all-news/view?id=3'],
    ['A-8.09', '/view-news/3'],
    ['A-8.10', '/clubtable'],
    ['A-8.05', '/Login'],
    ['A-8.05', '/login#top'],
  ])('%s on %s opens no popup', (_id, address) => expect(after(address)).toBe('signedIn'));

  it("A-8.11 'Invalid email id or password' opens no popup", () => {
    expect(after('/match', 'Invalid email id or password')).toBe('signedIn');
  });

  it("A-8.12 a message with 'No User found with email' opens no popup", () => {
    expect(after('/match', 'No User found with email a@b.example')).toBe('signedIn');
  });

  it('no other refusal opens the popup', () => {
    for (const status of [400, 403, 404, 409, 422, 429, 500, 503]) {
      const run = runSignedIn();
      run.send({ type: 'token.refused', problem: { ...lost, status }, address: '/match' });
      expect(run.snapshot().value).toBe('signedIn');
    }
  });

  it('of nobody opens no popup', () => {
    const run = runSession();
    run.send({ type: 'token.refused', problem: lost, address: '/match' });
    expect(run.snapshot().value).toBe('signedOut');
  });

  it('of a token whose cookie is gone signs out silently', () => {
    const run = runSignedIn();
    run.send({ type: 'token.refused', problem: { ...lost, code: 'session_unbound' }, address: '/match' });
    expect(run.snapshot().value).toBe('signedOut');
    expect(run.told).toEqual([]);
    expect(run.effects).toEqual(['clearSession']);
  });
});

describe('the end of a session', () => {
  const expire = () => {
    const run = runSignedIn();
    run.answer('deadline', { name: 'passed', sends: { type: 'deadline.passed' } });
    return run;
  };

  it('A-4.30 comes at its time by itself, and keeps the place', () => {
    const run = expire();
    expect(run.snapshot().value).toBe('expired');
    expect(run.snapshot().context.user).not.toBeNull();
    expect(run.told).toEqual([{ type: 'place.left', userId: 5 }]);
  });

  it('A-2.145, A-2.146, A-2.147 Yes clears what is stored and loads again at home', () => {
    const run = expire();
    run.send({ type: 'confirm' });
    expect(run.effects).toEqual(['clearStorage', 'tellExpired', 'restart']);
    expect(run.snapshot().context.user).toBeNull();
  });

  it('leaves no way but Yes, and what other tabs do', () => {
    const run = expire();
    run.send({ type: 'sign.out' });
    run.send({ type: 'token.refused', problem: lost, address: '/match' });
    run.send({ type: 'address.refused', address: '/match' });
    expect(run.snapshot().value).toBe('expired');
  });

  it('is taken back by a sign-in in another tab, and whoever is known stays on the page meanwhile', () => {
    const run = expire();
    run.send({ type: 'tab.signed.in' });
    expect(run.snapshot().context.user?.userId).toBe(5);
    run.answer('recallSession', { name: 'recalled', ok: true, output: rememberedOf(answerFor(5)) });
    run.answer('getProfile', unanswered);
    expect(run.snapshot().value).toBe('signedIn');
    expect(run.wentTo()).toBeUndefined();
  });
});

describe('other tabs', () => {
  it('a sign-in there is taken over here without going anywhere', () => {
    const run = runSession();
    run.send({ type: 'tab.signed.in' });
    run.answer('recallSession', { name: 'recalled', ok: true, output: rememberedOf(answerFor(4)) });
    expect(run.snapshot().context.user?.roleId).toBe(4);
    expect(run.wentTo()).toBeUndefined();
  });

  it('a sign-in there as somebody else takes the place of whoever was signed in here', () => {
    const run = runSignedIn(answerFor(5));
    run.send({ type: 'tab.signed.in' });
    run.answer('recallSession', { name: 'recalled', ok: true, output: rememberedOf(answerFor(1)) });
    run.answer('getProfile', unanswered);
    expect(run.snapshot().value).toBe('signedIn');
    expect(run.snapshot().context.user?.userId).toBe(1);
  });

  it('a memory that cannot be read leaves nobody signed in', () => {
    const run = runSignedIn();
    run.send({ type: 'tab.signed.in' });
    run.answer('recallSession', { name: 'failed', ok: false, error: { code: 'unreadable' } });
    expect(run.snapshot().value).toBe('signedOut');
    expect(run.snapshot().context.user).toBeNull();
  });
});
