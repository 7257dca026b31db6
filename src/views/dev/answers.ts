import type { components } from '#contract/api.gen.ts';
import { devWords } from '#domain/words/dev.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { SwitchName } from './switch-names.ts';

/** What a switch answers in place of the server; `pass` asks the server after all. */
export type Answer = (request: Request, pass: () => Promise<Response>) => Promise<Response>;

const slowness = 3_000;

/** What each switch does with a call. */
export const answers: Record<SwitchName, Answer> = {
  offline: loseCall,
  unanswered: loseCall,
  expired: () => refuse(401, 'session_expired'),
  wrongPassword: () => refuse(401, 'invalid_credentials'),
  unknownEmail: () =>
    refuse(401, 'invalid_credentials', devWords.unknownEmailMessage('nobody@baulk.example')),
  failing: () => refuse(500, 'internal'),
  failingSilently: async () => new Response(null, { status: 500 }),
  garbled: async () =>
    new Response('<!doctype html><title>500</title>', {
      status: 500,
      headers: { 'content-type': 'text/html' },
    }),
  slow: async ({ signal }, pass) => {
    await wait(signal);
    return pass();
  },
};

/** Switches that are over after the one call that they answer. */
export const singleSwitches: ReadonlySet<SwitchName> = new Set(['expired', 'wrongPassword', 'unknownEmail']);

/** What a browser does with a call that gets nowhere. */
async function loseCall(): Promise<Response> {
  throw new TypeError('Failed to fetch');
}

async function refuse(
  status: number,
  code: components['schemas']['ProblemCode'],
  message: string = problemWords[code],
): Promise<Response> {
  return Response.json({ message, code, requestId: crypto.randomUUID() }, { status });
}

function wait(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, slowness);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The call was given up.', 'AbortError'));
    });
  });
}
