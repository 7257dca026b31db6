import { asked, failure } from '#machines/patterns/params.ts';
import { reasonMessages } from './player-search.ts';

/** How a machine puts a player in who does not fulfil the conditions of the tournament. */
type Exemption = {
  asking: string;
  admitting: string;
  /** What is done when the reason changes, and when it is sent. */
  changed: readonly string[];
  sent: string;
  dismiss: unknown;
  call: { src: string; input: (args: never) => unknown; onDone: unknown };
  /** What is done where the server refuses, after its words are shown. */
  refused: readonly string[];
};

/** The states in which it is asked why a player is put in all the same, and in which that is done. */
export const exemptionStates = <const Given extends Exemption>(given: Given) =>
  ({
    exempting: {
      description: given.asking,
      initial: 'clear',
      on: {
        'reason.changed': {
          target: '.clear',
          actions: [{ type: 'setReason', params: asked }, ...(given.changed as Given['changed'])],
        },
        confirm: [
          { guard: 'isUnexplained', target: '.refused', actions: 'setReasonMissing' },
          { target: 'admitting', actions: given.sent as Given['sent'] },
        ],
        dismiss: given.dismiss as Given['dismiss'],
      },
      states: reasonMessages,
    },
    admitting: {
      description: given.admitting,
      tags: 'busy',
      invoke: {
        src: given.call.src as Given['call']['src'],
        input: given.call.input as Given['call']['input'],
        onDone: given.call.onDone as Given['call']['onDone'],
        onError: {
          target: 'exempting.refused',
          actions: [{ type: 'setRefusal', params: failure }, ...(given.refused as Given['refused'])],
        },
      },
    },
  }) as const;
