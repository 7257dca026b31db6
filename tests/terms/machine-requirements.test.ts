import { describe, expect, it } from 'vitest';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import { runTerms } from './run.ts';

const accept = { type: 'accept', version: '2026-01' } as const;
const answer = { token: 'new', eulaNotAccepted: false } as SignInAnswer;
const accepted = { name: 'accepted', ok: true, output: answer } as const;
const outdated: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'terms_outdated',
  message: 'The terms have changed.',
  fields: {},
  retryAfterSeconds: null,
};
const refused = { name: 'refused', ok: false, error: outdated } as const;

describe('who is asked', () => {
  it('A-4.14, A-4.15 asks who has to accept the terms, and no one else', () => {
    expect(runTerms(true).snapshot().matches('offered')).toBe(true);
    const reader = runTerms(false);
    reader.send(accept);
    reader.send({ type: 'decline' });
    expect(reader.snapshot().value).toBe('reading');
    expect(reader.told).toEqual([]);
  });

  it('asks who comes to have to accept them while the page is open, and again on a page where they were accepted', () => {
    const page = runTerms(false);
    page.send({ type: 'session.changed', isPending: true });
    page.send(accept);
    page.answer(accepted);
    page.send({ type: 'session.changed', isPending: false });
    expect(page.snapshot().value).toBe('reading');
    page.send({ type: 'session.changed', isPending: true });
    expect(page.snapshot().matches('offered')).toBe(true);
  });

  it('asks nobody any more whose session ends while the acceptance is on its way', () => {
    const page = runTerms(true);
    page.send(accept);
    page.send({ type: 'session.changed', isPending: false });
    expect(page.snapshot().value).toBe('reading');
    expect(() => page.answer(refused)).toThrow('No actor');
  });

  it('goes on with an acceptance when the session says what it said before', () => {
    const page = runTerms(true);
    page.send(accept);
    page.send({ type: 'session.changed', isPending: true });
    page.answer(accepted);
    expect(page.told).toEqual([{ type: 'terms.accepted', answer }]);
  });
});

describe('what is decided', () => {
  it('A-7.24 hands the answer of the acceptance over, once', () => {
    const page = runTerms(true);
    page.send(accept);
    page.send(accept);
    page.answer(accepted);
    page.send(accept);
    expect(page.told).toEqual([{ type: 'terms.accepted', answer }]);
  });

  it('tells that the terms are declined, and goes on asking until the session is over', () => {
    const page = runTerms(true);
    page.send({ type: 'decline' });
    expect(page.told).toEqual([{ type: 'terms.declined' }]);
    expect(page.snapshot().matches('offered')).toBe(true);
  });

  it('an acceptance on its way cannot be declined', () => {
    const page = runTerms(true);
    page.send(accept);
    page.send({ type: 'decline' });
    expect(page.told).toEqual([]);
  });
});

describe('what goes wrong', () => {
  const refusedPage = () => {
    const page = runTerms(true);
    page.send(accept);
    page.answer(refused);
    return page;
  };
  const refusal = (page: ReturnType<typeof runTerms>) => page.snapshot().context.refusal;

  it('A-4.36 a refusal stands for five seconds', () => {
    const page = refusedPage();
    page.pass(4_999);
    expect(refusal(page)).toBe('The terms have changed.');
    page.pass(1);
    expect(refusal(page)).toBeNull();
  });

  it('A-4.36 a refusal stays while someone reads it, and goes five seconds after', () => {
    const page = refusedPage();
    page.send({ type: 'hold' });
    page.pass(60_000);
    expect(refusal(page)).toBe('The terms have changed.');
    page.send({ type: 'release' });
    page.pass(5_000);
    expect(refusal(page)).toBeNull();
  });

  it('a refusal has the text looked at again, which may be another one by now', () => {
    expect(refusedPage().toText).toEqual([{ type: 'text.outdated' }]);
  });

  it('a refusal is gone as soon as one tries again or declines', () => {
    for (const type of ['accept', 'decline'] as const) {
      const page = refusedPage();
      page.send(type === 'accept' ? accept : { type });
      expect(refusal(page)).toBeNull();
    }
  });

  it.each([
    [
      'A-8.01',
      'offline',
      'There is no internet connection at the moment, please check your network and try again.',
    ],
    ['A-8.03', 'unanswered', 'We’re unable to connect to our services.'],
  ] as const)('%s %s is told by a warning toast, and one can try again', (_id, kind, text) => {
    const page = runTerms(true);
    page.send(accept);
    page.answer({ name: kind, ok: false, error: silentProblem(kind) });
    expect(page.told).toEqual([{ type: 'notice', notice: { kind: 'toast', tone: 'warning', text } }]);
    expect(refusal(page)).toBeNull();
    page.send(accept);
    expect(page.snapshot().value).toBe('accepting');
  });

  it('A-8.19 a failure without words has the given ones', () => {
    const page = runTerms(true);
    page.send(accept);
    page.answer({ name: 'failed', ok: false, error: { ...outdated, status: 500, message: '' } });
    expect(refusal(page)).toBe('Something went wrong');
  });
});
