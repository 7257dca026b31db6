import type { PromiseActorLogic } from 'xstate';
import { readingMachine, type ReadingContext, type ReadingEvent } from './reading.ts';
import type { Retyped } from './retyped.ts';

/** The generic reading with the question and answer of a feature; all else is as it was. */
export type ReadingMachine<Question, Answer> = Retyped<
  typeof readingMachine,
  {
    context: ReadingContext<Question, Answer>;
    event: ReadingEvent<Question>;
    input: { question: Question };
  }
>;

/** The reading of a feature. */
export function readingOf<Question, Answer>(
  read: PromiseActorLogic<Answer, Question>,
): ReadingMachine<Question, Answer> {
  // The machine never looks into questions and answers, so their types matter at its edges alone.
  return readingMachine.provide({ actors: { read: read as never } }) as unknown as ReadingMachine<
    Question,
    Answer
  >;
}
