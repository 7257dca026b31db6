import type { PromiseActorLogic, StateMachine } from 'xstate';
import { readingMachine, type ReadingContext, type ReadingEvent } from './reading.ts';

/** The generic reading with the question and answer of a feature; all else is as it was. */
export type ReadingMachine<Question, Answer> =
  typeof readingMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer TChildren,
    infer TActor,
    infer TAction,
    infer TGuard,
    infer TDelay,
    infer TStateValue,
    infer TTag,
    infer _Input,
    infer TOutput,
    infer TEmitted,
    infer TMeta,
    infer TConfig
  >
    ? StateMachine<
        ReadingContext<Question, Answer>,
        ReadingEvent<Question>,
        TChildren,
        TActor,
        TAction,
        TGuard,
        TDelay,
        TStateValue,
        TTag,
        { question: Question },
        TOutput,
        TEmitted,
        TMeta,
        TConfig
      >
    : never;

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
