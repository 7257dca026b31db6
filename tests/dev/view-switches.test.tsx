import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devWords } from '#domain/words/dev.ts';
import { problemWords } from '#domain/words/problems.ts';
import { sessionWords } from '#domain/words/session.ts';
import { passingFetch } from '#views/dev/stand-in.ts';
import type { SwitchName } from '#views/dev/switch-names.ts';
import { showBar } from './bar.tsx';

const address = 'http://localhost:3000/api/profile';
const server = vi.fn(async () => Response.json({ fullName: 'Pilar Montoya' }));
let bar: ReturnType<typeof showBar>;

beforeEach(() => {
  server.mockClear();
  vi.stubGlobal('fetch', server);
  bar = showBar();
});

afterEach(() => {
  bar.switches.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: SwitchName) =>
  bar.user.click(screen.getByRole('button', { name: devWords.switches[name].label }));
const isOn = (name: SwitchName) =>
  screen.getByRole('button', { name: devWords.switches[name].label }).getAttribute('aria-pressed');
/** A call as the product makes it; the answer may change the bar. */
const call = (url = address) => act(async () => globalThis.fetch(new Request(url)));

describe('a switch', () => {
  it('offline says so to the page, loses every call, and takes it back', async () => {
    const heard = vi.fn();
    for (const type of ['offline', 'online']) window.addEventListener(type, ({ type: told }) => heard(told));
    await press('offline');
    expect(navigator.onLine).toBe(false);
    expect(heard.mock.calls).toEqual([['offline']]);
    await expect(call()).rejects.toThrow('Failed to fetch');
    await bar.user.click(screen.getByRole('button', { name: devWords.bar.backToNormal }));
    expect(navigator.onLine).toBe(true);
    expect(heard.mock.calls).toEqual([['offline'], ['online']]);
    expect((await call()).status).toBe(200);
    expect(server).toHaveBeenCalledOnce();
  });

  it('no answer loses every call while the device has its network', async () => {
    await press('unanswered');
    expect(navigator.onLine).toBe(true);
    await expect(call()).rejects.toThrow(TypeError);
    await expect(call()).rejects.toThrow(TypeError);
    expect(server).not.toHaveBeenCalled();
  });

  it.each([
    ['expired', sessionWords.expired],
    ['wrongPassword', problemWords.invalid_credentials],
    ['unknownEmail', devWords.unknownEmailMessage('nobody@baulk.example')],
  ] as const)('%s refuses the next call with 401 and its message, and is over', async (name, message) => {
    await press(name);
    const refusal = await call();
    expect(refusal.status).toBe(401);
    expect(await refusal.json()).toMatchObject({ message });
    expect(isOn(name)).toBe('false');
    expect((await call()).status).toBe(200);
  });

  it.each(['config', 'match?status=7', 'match/12', 'news'])(
    'of one call lets %s pass, which pages read by themselves',
    async (path) => {
      await press('expired');
      expect((await call(`http://localhost:3000/api/${path}`)).status).toBe(200);
      expect(isOn('expired')).toBe('true');
      expect((await call()).status).toBe(401);
    },
  );

  it('of one call meets what somebody does at the same address', async () => {
    await press('expired');
    const order = new Request('http://localhost:3000/api/match', { method: 'POST' });
    expect((await act(async () => globalThis.fetch(order))).status).toBe(401);
  });

  it.each([
    ['failing', 'application/json', problemWords.internal],
    ['failingSilently', null, ''],
    ['garbled', 'text/html', '<title>500</title>'],
  ] as const)('%s fails every call with 500', async (name, type, text) => {
    await press(name);
    for (const failure of [await call(), await call()]) {
      expect(failure.status).toBe(500);
      expect(failure.headers.get('content-type')).toBe(type);
      const body = await failure.text();
      expect(text === '' ? body === '' : body.includes(text)).toBe(true);
    }
    expect(isOn(name)).toBe('true');
  });

  it('slow lets three seconds go by before it asks the server', async () => {
    await press('slow');
    vi.useFakeTimers();
    const answer = globalThis.fetch(new Request(address));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(server).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect((await answer).status).toBe(200);
  });

  it('slow never asks for what has been given up', async () => {
    await press('slow');
    const given = new AbortController();
    const answer = globalThis.fetch(new Request(address, { signal: given.signal }));
    given.abort();
    await expect(answer).rejects.toThrow('given up');
    expect(server).not.toHaveBeenCalled();
  });

  it('takes the place of the one before, and leaves nothing of it', async () => {
    await press('offline');
    await press('failing');
    expect(navigator.onLine).toBe(true);
    expect((await call()).status).toBe(500);
    await press('failing');
    expect(screen.getByText(devWords.bar.normal)).toBeTruthy();
    expect(globalThis.fetch).toBe(server);
  });

  it('does not touch the calls of the tools themselves', async () => {
    await press('unanswered');
    expect((await passingFetch(address)).status).toBe(200);
    await waitFor(() => expect(isOn('unanswered')).toBe('true'));
  });
});
