import {
  act as settle,
  cleanup as clean,
  createEvent,
  fireEvent as fire,
  render as show,
  type RenderResult,
} from '@testing-library/preact';
import type { ReactElement } from 'react';

type RenderOptions = NonNullable<Parameters<typeof show>[1]> & { hydrate?: boolean };

export * from '@testing-library/preact';

/** Lets the views finish what a piece of work sets off, and answers with what the work gave. */
export function act<Result>(work: () => Promise<Result>): Promise<Result>;
export function act<Result>(work: () => Result): Result;
export function act<Result>(work: () => Result | Promise<Result>): Result | Promise<Result> {
  let result: Result | undefined;
  let isLate = false;
  const keep = async (given: Promise<Result>): Promise<void> => {
    result = await given;
  };
  const settled = settle(() => {
    const given = work();
    if (!(given instanceof Promise)) {
      result = given;
      return;
    }
    isLate = true;
    return keep(given);
  });
  return isLate ? settled.then(() => result as Result) : (result as Result);
}

/** Renders into the page; what goes with it goes at once when it is taken off. */
export function render(element: ReactElement, options: RenderOptions = {}): RenderResult {
  const rendered = show(element, options);
  return { ...rendered, unmount: () => act(() => rendered.unmount()) };
}

/** Takes everything off the page that was rendered into it. */
export function cleanup(): void {
  act(() => clean());
}

/** Events as people cause them: a field tells each change as input, and a list of the platform's own by the name of change. */
export const fireEvent: typeof fire = Object.assign(
  (...given: Parameters<typeof fire>): boolean => fire(...given),
  fire,
  {
    change: (element: Element, init: { target?: object } = {}): boolean =>
      element instanceof HTMLSelectElement
        ? fire(element, createEvent('change', element, { ...init, bubbles: true }))
        : fire.input(element, init),
  },
);
