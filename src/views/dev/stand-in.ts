import { fromCallback } from 'xstate';
import { answers, singleSwitches } from './answers.ts';
import { isRepeated } from './repeated.ts';
import type { SwitchName } from './switch-names.ts';

/** The browser's own fetch while a stand-in has its place. */
let beneath: typeof fetch | null = null;

/** Asks the server whatever switch is on: for what the tools themselves need of it. */
export const passingFetch: typeof fetch = (...call) => (beneath ?? globalThis.fetch)(...call);

/** Takes the place of the browser's fetch for as long as it runs, and tells when a switch has done its one answer. */
export const standIn = fromCallback<{ type: 'call.answered' }, { name: SwitchName }>(
  ({ input, sendBack }) => {
    const real = globalThis.fetch;
    beneath = real;
    globalThis.fetch = async (resource, init) => {
      const request = new Request(resource, init);
      const isSingle = singleSwitches.has(input.name);
      // What a page reads by itself would use the one answer up before anyone has made a call.
      if (isSingle && isRepeated(request)) return real(request);
      if (isSingle) sendBack({ type: 'call.answered' });
      return answers[input.name](request, () => real(request));
    };
    return () => {
      globalThis.fetch = real;
      beneath = null;
    };
  },
);
