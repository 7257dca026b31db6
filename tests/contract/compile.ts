import { fromPromise, setup } from 'xstate';
import type { Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';

/** What must not compile; the type check fails as soon as one of these does. */

type SomeHandlers = Pick<Handlers, 'signOut' | 'getHealth'>;

export const complete: SomeHandlers = {
  signOut: () => ({ status: 204 }),
  getHealth: () => ({ status: 200, body: { status: 'ready', database: 'embedded' } }),
};

// @ts-expect-error a built operation without a handler
export const missing: SomeHandlers = { signOut: () => ({ status: 204 }) };

// @ts-expect-error a status that the contract does not know for this operation
export const foreignStatus: Pick<Handlers, 'signOut'> = { signOut: () => ({ status: 418 }) };

export const wrongBody: Pick<Handlers, 'getHealth'> = {
  // @ts-expect-error a body that lacks what the contract asks for
  getHealth: () => ({ status: 200, body: { status: 'ready' } }),
};

// @ts-expect-error a handler for an operation that is not built yet
export const early: Handlers['createClub'] = () => ({ status: 501 });

// @ts-expect-error a refusal with a code of no contract
export const unknownRefusal = new Refusal('no_such_code');

// @ts-expect-error words for a code of no contract
export const unknownWords = problemBody('no_such_code');

export const misspelt = setup({ actors: { signIn: fromPromise(async () => 1) } }).createMachine({
  initial: 'asking',
  states: {
    asking: {
      // @ts-expect-error an actor of another name
      invoke: { src: 'singIn' },
    },
  },
});
