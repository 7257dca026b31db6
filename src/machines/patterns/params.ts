import { problemOf, problemText, type ProblemData } from '#api/problem.ts';

type Answered<T> = { event: { output: T } };
type Failed = { event: { error: unknown } };

/** What an action or a guard is given of an event: all that it brings. */
export const asked = <T extends object>({ event }: { event: T }): T => event;

/** Of an answer: all of it. */
export const answered = <T>({ event }: Answered<T>): T => event.output;

/** Of an answer: the words for people. */
export const said = ({ event }: Answered<{ message: string }>): { text: string } => ({
  text: event.output.message,
});

/** Of a failure: the problem. */
export const failure = ({ event }: Failed): { problem: ProblemData } => ({ problem: problemOf(event.error) });

/** Of a failure: the words for people. */
export const reason = ({ event }: Failed): { text: string } => ({
  text: problemText(problemOf(event.error)),
});
