import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, type AnyActor } from 'xstate';
import type * as Api from '#api/payments.ts';
import type * as Problems from '#api/problem.ts';

let api: typeof Api;
let problems: typeof Problems;
let answer: unknown = {};

beforeAll(async () => {
  vi.stubEnv('VITE_API_ROOT', 'https://baulk.example/api');
  vi.resetModules();
  const { connectClient } = await import('#api/client.ts');
  api = await import('#api/payments.ts');
  problems = await import('#api/problem.ts');
  connectClient({
    readToken: () => 'a token',
    isOnline: () => true,
    hasKept: () => false,
    onRefusal: () => {},
    onHeaders: () => {},
    askForProof: () => Promise.resolve(false),
  });
  vi.stubGlobal('fetch', async () => Response.json(answer));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** What is told of an actor that fails. */
async function refusalIn(actor: AnyActor): Promise<string> {
  const failed = new Promise<string>((resolve) => {
    actor.subscribe({
      complete: () => resolve('no refusal'),
      error: (error: unknown) => resolve(problems.problemOf(error).message),
    });
  });
  actor.start();
  return failed;
}

describe('B16 a success that is none', () => {
  it('is the error that it says, where a club is taken off', async () => {
    answer = { message: 'Stripe account deleted successfully!', error: 'No such account' };
    expect(await refusalIn(createActor(api.deleteStripeAccount, { input: { id: 1 } }))).toBe(
      'No such account',
    );
  });

  it('is a failed reading, where the status says nothing', async () => {
    answer = {};
    expect(await refusalIn(createActor(api.getStripeStatus, { input: { userId: 1 } }))).toBe(
      'Failed to fetch Stripe status',
    );
  });
});
