import createClient from 'openapi-fetch';
import type { paths } from '#contract/api.gen.ts';
import { Problem, refusalOf, silentProblem, type ProblemData } from './problem.ts';

/** What the client has to know of the browser it runs in. */
export type Surroundings = {
  readToken: () => string | null;
  isOnline: () => boolean;
  /** Whether some calls are answered even so. */
  hasKept: () => boolean;
  /** Hears every refusal, so that one place decides what the loss of a session means. */
  onRefusal: (problem: ProblemData) => void;
  /** Asks for the password again; answers whether it was proved, so that the call can be repeated. */
  askForProof: () => Promise<boolean>;
  /** Hears the headers of every answer: some tell of the session. */
  onHeaders: (headers: Headers) => void;
};

let surroundings: Surroundings = {
  readToken: () => null,
  isOnline: () => true,
  hasKept: () => false,
  onRefusal: () => {},
  askForProof: () => Promise.resolve(false),
  onHeaders: () => {},
};

/** Connects the client to the browser; called once, before the first call. */
export function connectClient(parts: Surroundings): void {
  surroundings = parts;
}

/** The API root: of the same origin, unless the build names another one. */
const baseUrl = import.meta.env?.VITE_API_ROOT ?? '/api';

/** A call that takes longer than so many milliseconds counts as not answered. */
export const within =
  (timeout: number) =>
  (request: Request): Promise<Response> =>
    // Looked up at each call: tests and the switches of the second bundle stand in for it.
    globalThis.fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) });

export const client = createClient<paths>({ baseUrl, fetch: within(20_000) });

/** Asks as nobody in particular, whoever is signed in here. */
export const stranger = createClient<paths>({ baseUrl, credentials: 'omit', fetch: within(20_000) });

/** Takes the pending token in its body, and refuses a second one in the header. */
const carriesItsOwnToken: keyof paths = '/user/update/eula';

client.use({
  onRequest({ request, schemaPath }) {
    const token = surroundings.readToken();
    if (token !== null && schemaPath !== carriesItsOwnToken)
      request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
  onResponse({ response }) {
    surroundings.onHeaders(response.headers);
  },
});

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/** The answer's data, or a thrown `Problem`: refused, never sent, or never answered. */
export async function answerOf<Data>(call: () => Promise<Answer<Data>>): Promise<Data> {
  if (!surroundings.isOnline() && !surroundings.hasKept()) throw new Problem(silentProblem('offline'));
  const { data, error, response } = await attempt(call);
  if (response.ok) return data as Data;
  const problem = refusalOf(response, error);
  if (problem.code === 'password_again' && (await surroundings.askForProof())) return answerOf(call);
  surroundings.onRefusal(problem);
  throw new Problem(problem);
}

async function attempt<Data>(call: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    return await call();
  } catch {
    throw new Problem(silentProblem(surroundings.isOnline() ? 'unanswered' : 'offline'));
  }
}
