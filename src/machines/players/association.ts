import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { confirmAssociation, declineAssociation } from '#api/players.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { currentFragment, dropFragment } from '#browser/location.ts';
import { tokenInFragment } from '#domain/password/links.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { answered, failure } from '#machines/patterns/params.ts';

export type AssociationContext = {
  /** The single-use secret of the link; null where the address holds none that is whole. */
  token: string | null;
  message: string;
  refusal: string | null;
};

export type AssociationEmitted = { type: 'association.confirmed' };

/** Joins or declines the clubs that an administrator has proposed, by a mailed link (document 000, section 2). */
export const associationMachine = setup({
  types: {
    context: {} as AssociationContext,
    events: {} as { type: 'confirm' } | { type: 'decline' },
    emitted: {} as AssociationEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as { token?: string | null },
    tags: {} as 'busy',
  },
  actors: { confirmAssociation, declineAssociation },
  actions: {
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem, joiningWords.association.failed),
    })),
    clearRefusal: assign({ refusal: null }),
    forget: assign({ token: null }),
    dropFragment: () => dropFragment(),
    tellConfirmed: emit({ type: 'association.confirmed' }),
  },
  guards: {
    hasNoToken: ({ context }) => context.token === null,
    isBroken: (_, { problem }: { problem: ProblemData }) => problem.code === 'link_invalid',
  },
}).createMachine({
  id: 'association',
  context: ({ input: { token } }) => ({
    token: token === undefined ? tokenInFragment(currentFragment()) : token,
    message: '',
    refusal: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Looks whether the address holds the secret of a link.',
      always: [{ guard: 'hasNoToken', target: 'broken' }, { target: 'asking' }],
    },
    asking: {
      description: 'Nothing of the link is used up until the person agrees.',
      initial: 'clear',
      on: {
        confirm: { target: 'confirming', actions: 'clearRefusal' },
        decline: { target: 'declining', actions: 'clearRefusal' },
      },
      states: {
        clear: { description: 'Nothing has gone wrong.' },
        refused: { description: 'Says why the answer was not taken; it can be tried again.' },
      },
    },
    confirming: {
      description: 'The memberships are on their way.',
      tags: 'busy',
      invoke: {
        src: 'confirmAssociation',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'joined',
          actions: [{ type: 'keepMessage', params: answered }, 'forget', 'dropFragment', 'tellConfirmed'],
        },
        onError: [
          {
            guard: { type: 'isBroken', params: failure },
            target: 'broken',
            actions: ['forget', 'dropFragment'],
          },
          { target: 'asking.refused', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
    declining: {
      description: 'What was decided against is on its way.',
      tags: 'busy',
      invoke: {
        src: 'declineAssociation',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'declined',
          actions: [{ type: 'keepMessage', params: answered }, 'forget', 'dropFragment'],
        },
        onError: [
          {
            guard: { type: 'isBroken', params: failure },
            target: 'broken',
            actions: ['forget', 'dropFragment'],
          },
          { target: 'asking.refused', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
    declined: {
      type: 'final',
      description: 'Nothing was joined, and the same is not proposed again for a while.',
    },
    joined: { type: 'final', description: 'The person is a member; what members may do is open.' },
    broken: { type: 'final', description: 'The link is worth nothing; a club can be asked by oneself.' },
  },
});

export type AssociationActor = ActorRefFrom<typeof associationMachine>;
