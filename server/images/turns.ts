import { Refusal } from '#server/http/problem.ts';

/** How many pictures may wait for their turn. */
const mostWaiting = 20;

/** Lets one task run at a time; whoever would wait behind too many is asked to come back. */
export function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (task) => {
    if (waiting >= mostWaiting) throw new Refusal('busy', { retryAfter: 5 });
    waiting += 1;
    const turn = last.then(task, task);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
