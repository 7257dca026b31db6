import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { EmailCodeSent, EmailProof } from '#api/verification.ts';
import { learnServerTime } from '#browser/clock.ts';
import { problemWords } from '#domain/words/problems.ts';
import { verificationMachine } from '#machines/verification/machine.ts';
import { selectProof } from '#machines/verification/selectors.ts';
import { VerificationBlock } from '#views/verification/block.tsx';
import { faultsIn } from '#tests/ui/accessibility.ts';

const day = 86_400_000;
const minute = 60_000;

/** A call that a test answers when it likes. */
function held<Input, Output>() {
  const calls: { input: Input; resolve: (output: Output) => void; reject: (error: unknown) => void }[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input }) => new Promise((resolve, reject) => calls.push({ input, resolve, reject })),
  );
  return { calls, logic };
}

/** The block with the two calls in the test's hands; what the browser has kept stays from one to the next. */
function open() {
  const sending = held<{ email: string }, EmailCodeSent>();
  const verifying = held<{ email: string; code: string }, EmailProof>();
  const machine = verificationMachine.provide({
    actors: { sendEmailCode: sending.logic, verifyEmailCode: verifying.logic },
  });
  const actor = createActor(machine, { input: {} }).start();
  const { container, unmount } = render(<VerificationBlock actor={actor} faults={{}} state="idle" />);
  const answer = (work: () => void) => act(async () => work());
  return {
    actor,
    container,
    sending: sending.calls,
    verifying: verifying.calls,
    answer,
    sent: (serverTime: number) =>
      answer(() =>
        sending.calls.at(-1)?.resolve({
          message: 'Sent.',
          expiresAt: new Date(serverTime + 5 * minute).toISOString(),
          resendAt: new Date(serverTime + minute / 2).toISOString(),
          serverNow: new Date(serverTime).toISOString(),
        }),
      ),
    leave: () => {
      unmount();
      actor.stop();
    },
  };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const code = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /6-digit code/ });
const type = (field: HTMLElement | null, value: string) =>
  field && fireEvent.input(field, { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const wrong: ProblemData = {
  ...silentProblem('unanswered'),
  kind: 'refused',
  status: 400,
  code: 'code_wrong',
};

afterEach(() => {
  vi.useRealTimers();
  learnServerTime(new Date().toISOString());
});

async function withCode() {
  const block = open();
  type(email(), 'rosa@baulk.example');
  await press('Send code');
  await block.sent(Date.now());
  return block;
}

describe('a code that is asked for', () => {
  it('N7 a late answer for an address that was edited is not heard', async () => {
    const block = open();
    type(email(), 'rosa@baulk.example');
    await press('Send code');
    type(email(), 'other@baulk.example');
    await block.sent(Date.now());
    expect(code()).toBeNull();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
    expect(selectProof(block.actor.getSnapshot())).toEqual({
      email: 'other@baulk.example',
      stage: 'unverified',
      grant: null,
    });
  });

  it('is asked for once, however often the button is pressed', async () => {
    const block = open();
    type(email(), 'rosa@baulk.example');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send code' }));
    expect(block.sending).toHaveLength(1);
    expect(await faultsIn(block.container)).toEqual([]);
  });

  it('takes the focus into its box', async () => {
    const block = await withCode();
    expect(document.activeElement).toBe(code());
    expect(await faultsIn(block.container)).toEqual([]);
  });
});

describe('a code that is typed', () => {
  it('A-5.31, N2 is checked at its sixth digit, once for each that differs', async () => {
    const block = await withCode();
    await userEvent.type(code() as HTMLElement, '48271');
    expect(block.verifying).toHaveLength(0);
    await userEvent.keyboard('5');
    expect(block.verifying.map(({ input }) => input)).toEqual([
      { email: 'rosa@baulk.example', code: '482715' },
    ]);
    await userEvent.keyboard('{Enter}9');
    await block.answer(() => block.verifying[0]?.reject({ ...wrong, message: problemWords.code_wrong }));
    expect(screen.getAllByText('Please enter a valid otp.').length).toBeGreaterThan(0);
    type(code(), '482715');
    expect(block.verifying).toHaveLength(1);
    type(code(), '482716');
    expect(block.verifying).toHaveLength(2);
  });

  it('keeps the same code where the network was lost, and sends it again by a press', async () => {
    const block = await withCode();
    type(code(), '482715');
    await block.answer(() => block.verifying[0]?.reject(silentProblem('unanswered')));
    expect(code()?.value).toBe('482715');
    await press('Try again');
    expect(block.verifying.map(({ input }) => input.code)).toEqual(['482715', '482715']);
  });

  it('gives the focus back to the address once it is right, in a popup too', async () => {
    const { container, verifying, answer } = await withCode();
    // A popup catches the focus of what goes away in it.
    const popup = container;
    popup.tabIndex = -1;
    type(code(), '482715');
    act(() => popup.focus());
    await answer(() =>
      verifying[0]?.resolve({
        message: 'Verified.',
        grant: 'a grant of the server',
        grantExpiresAt: new Date(Date.now() + 30 * minute).toISOString(),
        serverNow: new Date().toISOString(),
      }),
    );
    expect(document.activeElement).toBe(email());
  });

  it('leaves nothing in the browser that opens anything', async () => {
    const block = await withCode();
    type(code(), '482715');
    await block.answer(() =>
      block.verifying[0]?.resolve({
        message: 'Verified.',
        grant: 'a grant of the server',
        grantExpiresAt: new Date(Date.now() + 30 * minute).toISOString(),
        serverNow: new Date().toISOString(),
      }),
    );
    expect(selectProof(block.actor.getSnapshot())).toMatchObject({ stage: 'verified' });
    const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join();
    expect(kept).toContain('rosa@baulk.example');
    expect(kept).not.toMatch(/482715|a grant of the server/);
  });
});

describe('a code that does not arrive', () => {
  const at = (time: number) => {
    if (vi.isFakeTimers()) vi.setSystemTime(time);
    else vi.useFakeTimers({ now: time, toFake: ['Date'] });
    return act(async () => document.dispatchEvent(new Event('visibilitychange')));
  };
  const resend = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Resend code' });

  it('can be sent again after 30 seconds of the server, counted down, while the last one can still be typed', async () => {
    const start = Date.now();
    const block = await withCode();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Code sent' }).disabled).toBe(true);
    expect(screen.getByText(/^Another code can be sent in 00:(30|29)\.$/)).toBeTruthy();
    await at(start + 20_000);
    expect(screen.getByText(/^Another code can be sent in 00:1[01]\.$/)).toBeTruthy();
    expect(resend()).toBeNull();
    await at(start + 42_000);
    expect(screen.queryByText(/^Another code can be sent/)).toBeNull();
    expect(screen.getByRole('timer').textContent).toMatch(/^04:1\d$/);
    type(code(), '4827');
    await press('Resend code');
    expect(block.sending).toHaveLength(2);
    await block.sent(Date.now());
    expect(code()?.value).toBe('');
    expect(screen.getByRole('timer').textContent).toMatch(/^(05:00|04:59)$/);
    expect(screen.getByText(/^Another code can be sent in 00:(30|29)\.$/)).toBeTruthy();
    expect(await faultsIn(block.container)).toEqual([]);
  });

  it('keeps the last code and what is typed of it where another one could not be sent', async () => {
    const start = Date.now();
    const block = await withCode();
    await at(start + 31_000);
    type(code(), '4827');
    await press('Resend code');
    await block.answer(() => block.sending[1]?.reject(silentProblem('unanswered')));
    expect(code()?.value).toBe('4827');
    expect(resend()?.disabled).toBe(false);
    await press('Resend code');
    await block.answer(() =>
      block.sending[2]?.reject({
        ...wrong,
        status: 429,
        code: 'code_too_soon',
        message: problemWords.code_too_soon,
        retryAfterSeconds: 12,
      }),
    );
    expect(code()?.value).toBe('4827');
    expect(screen.getAllByText(problemWords.code_too_soon).length).toBeGreaterThan(0);
    expect(screen.getByText(/^Another code can be sent in 00:1[12]\.$/)).toBeTruthy();
  });

  it('has the same time to wait after a reload', async () => {
    const start = Date.now();
    const first = await withCode();
    await at(start + 20_000);
    first.leave();
    open();
    expect(screen.getByText(/^Another code can be sent in 00:1[01]\.$/)).toBeTruthy();
    expect(resend()).toBeNull();
    await at(start + 31_000);
    expect(resend()?.disabled).toBe(false);
  });
});

describe('a code that was tried too often', () => {
  it('is told as such after a reload too, with the time until another one, and is never told as expired', async () => {
    const first = await withCode();
    type(code(), '482715');
    const spent = { ...wrong, status: 429, code: 'code_spent', retryAfterSeconds: 25 } as const;
    await first.answer(() => first.verifying[0]?.reject({ ...spent, message: problemWords.code_spent }));
    const seen = () => {
      expect(code()).toBeNull();
      expect(screen.getAllByText(problemWords.code_spent).length).toBeGreaterThan(0);
      expect(screen.queryByText('The code has expired. Ask for a new one.')).toBeNull();
      expect(screen.getByText(/^Another code can be sent in 00:2\d\.$/)).toBeTruthy();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' }).disabled).toBe(true);
    };
    seen();
    first.leave();
    const second = open();
    seen();
    second.leave();
    vi.useFakeTimers({ now: Date.now() + minute, toFake: ['Date'] });
    const third = open();
    expect((await screen.findAllByText('Another code can be sent now.')).length).toBeGreaterThan(0);
    await press('Resend OTP');
    expect(third.sending).toHaveLength(1);
  });
});

describe('the time that is left', () => {
  it.each([
    ['right', 0],
    ['a day ahead', day],
    ['a day behind', -day],
  ])(
    'N3, O6 is that of the server on a device whose clock is %s, after a reload too',
    async (_how, wrongBy) => {
      const server = Date.now() - wrongBy;
      const first = open();
      type(email(), 'rosa@baulk.example');
      await press('Send code');
      await first.sent(server);
      expect(screen.getByRole('timer').textContent).toMatch(/^(05:00|04:59)$/);
      first.leave();
      const second = open();
      expect(email().value).toBe('rosa@baulk.example');
      expect(screen.getByRole('timer').textContent).toMatch(/^(05:00|04:5\d)$/);
      second.leave();
      vi.resetModules();
      const [{ recallProof }, { serverNow: asAfterReload }] = await Promise.all([
        import('#browser/kept-proof.ts'),
        import('#browser/clock.ts'),
      ]);
      expect(recallProof()?.email).toBe('rosa@baulk.example');
      expect(Math.abs(asAfterReload() - (Date.now() - wrongBy))).toBeLessThan(5_000);
    },
  );

  it('N3 is right as soon as a page is seen again that slept for four minutes', async () => {
    await withCode();
    vi.useFakeTimers({ now: Date.now() + 4 * minute, toFake: ['Date'] });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('timer').textContent).toMatch(/^(01:00|00:5\d)$/);
  });

  it('A-4.25, A-4.26 is over for a page that slept for longer: the box is gone and the button reads Resend OTP', async () => {
    await withCode();
    vi.useFakeTimers({ now: Date.now() + 6 * minute, toFake: ['Date'] });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(code()).toBeNull();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeTruthy();
  });

  it('A-4.26 is over after every reload too: the button still reads Resend OTP, until another address is typed', async () => {
    const first = await withCode();
    vi.useFakeTimers({ now: Date.now() + 6 * minute, toFake: ['Date'] });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    first.leave();
    open().leave();
    open();
    expect(email().value).toBe('rosa@baulk.example');
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeTruthy();
    expect(screen.getAllByText('The code has expired. Ask for a new one.').length).toBeGreaterThan(0);
    type(email(), 'other@baulk.example');
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });
});
