import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { erasePersonalData, exportPersonalData, type PersonalData } from '#api/personal-data.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { saveFile } from '#browser/download.ts';
import { personalDataWords as words } from '#domain/words/personal-data.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { answered, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type PersonalDataContext = {
  userId: number;
  /** Who has asked the association for it; null is oneself. */
  name: string | null;
  /** Why it could not be done, until it is tried again. */
  refusal: string | null;
};

export type PersonalDataEvent =
  | { type: 'download' }
  | { type: 'erase' }
  | { type: 'keep' }
  | { type: 'confirm' };

export type PersonalDataEmitted = Telling | { type: 'erased'; userId: number };

const userOf = ({ context: { userId } }: { context: PersonalDataContext }) => ({ userId });

/** What is kept of a person, as a file or erased: the own data, or that of somebody who has asked for it. */
export const personalDataMachine = setup({
  types: {
    context: {} as PersonalDataContext,
    events: {} as PersonalDataEvent,
    emitted: {} as PersonalDataEmitted,
    input: {} as Pick<PersonalDataContext, 'userId' | 'name'>,
    tags: {} as 'busy',
  },
  actors: { exportPersonalData, erasePersonalData },
  actions: {
    save: ({ context: { userId } }, data: PersonalData) =>
      saveFile({
        name: `personal-data-${userId}-${data.exportedAt.slice(0, 10)}.json`,
        type: 'application/json',
        text: `${JSON.stringify(data, null, 2)}\n`,
      }),
    tellSaved: emit(() => toast('success', words.downloaded)),
    tellErased: emit(({ context: { name } }) =>
      toast('success', name === null ? words.erasedOwn : words.erasedOther(name)),
    ),
    leave: emit(({ context: { userId } }) => ({ type: 'erased' as const, userId })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    forgetRefusal: assign({ refusal: null }),
  },
}).createMachine({
  id: 'personal-data',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'idle',
  states: {
    idle: {
      description:
        'The data can be downloaded or erased; why it could not be stands there until the next try.',
      on: {
        download: { target: 'exporting', actions: 'forgetRefusal' },
        erase: { target: 'asking', actions: 'forgetRefusal' },
      },
    },
    exporting: {
      description: 'The server collects what is kept.',
      tags: 'busy',
      invoke: {
        src: 'exportPersonalData',
        input: userOf,
        onDone: { target: 'idle', actions: [{ type: 'save', params: answered }, 'tellSaved'] },
        onError: { target: 'idle', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before anything is erased, which nobody can take back.',
      back: { keep: 'idle' },
      doing: 'erasing',
      does: 'The server erases the person.',
      invoke: {
        src: 'erasePersonalData',
        input: userOf,
        onDone: { target: 'erased', actions: ['tellErased', 'leave'] },
        onError: { target: 'idle', actions: { type: 'keepRefusal', params: failure } },
      },
    }),
    erased: { type: 'final', description: 'Nobody is there any more; the page is left.' },
  },
});

export type PersonalDataActor = ActorRefFrom<typeof personalDataMachine>;
