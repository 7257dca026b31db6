import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { offlineDevice } from './offline-device.ts';
import { standIn } from './stand-in.ts';
import { switchNames, type SwitchName } from './switch-names.ts';

export type SwitchesEvent =
  | { type: 'toggle'; name: SwitchName }
  | { type: 'back.to.normal' }
  | { type: 'call.answered' };

const switchesSetup = setup({
  types: { events: {} as SwitchesEvent },
  actors: { standIn, offlineDevice },
  guards: { isNamed: (_, { name, wanted }: { name: SwitchName; wanted: SwitchName }) => name === wanted },
});

/** Leads to a state when the toggled switch is the wanted one. */
const toggled = (wanted: SwitchName, target: string) => ({
  guard: {
    type: 'isNamed' as const,
    params: ({ event }: { event: { name: SwitchName } }) => ({ name: event.name, wanted }),
  },
  target,
});

/** A switch that is on: something stands in for the network, and a second toggle ends it. */
const standing = (name: SwitchName) => ({
  invoke: { src: 'standIn' as const, id: name, input: { name } },
  on: { toggle: toggled(name, '#dev-switches.normal') },
});

/** A switch that is over after one answer. */
const standingOnce = (name: SwitchName) => {
  const { invoke, on } = standing(name);
  return { invoke, on: { ...on, 'call.answered': '#dev-switches.normal' } };
};

/** A switch that is thrown while another one is on takes its place. */
const toggle = switchNames.map((name) => toggled(name, `#dev-switches.disturbed.${name}`));

/** What becomes of the product's calls: what the server makes of them, or what one switch does. */
export const switchesMachine = switchesSetup.createMachine({
  id: 'dev-switches',
  initial: 'normal',
  states: {
    normal: { description: 'Every call goes to the server, and its answer comes back.', on: { toggle } },
    disturbed: {
      description: 'One switch is on.',
      initial: 'offline',
      on: { toggle, 'back.to.normal': 'normal' },
      states: {
        offline: {
          ...standing('offline'),
          description: 'The device says it has no network, and no call leaves it.',
          invoke: [standing('offline').invoke, { src: 'offlineDevice' }],
        },
        unanswered: { ...standing('unanswered'), description: 'Calls leave and nothing comes back.' },
        expired: {
          ...standingOnce('expired'),
          description: 'The next call learns that its session has expired.',
        },
        wrongPassword: {
          ...standingOnce('wrongPassword'),
          description: 'The next call learns that e-mail or password is wrong.',
        },
        unknownEmail: {
          ...standingOnce('unknownEmail'),
          description: 'The next call learns that nobody has this e-mail.',
        },
        failing: { ...standing('failing'), description: 'Every call fails, with the words of the server.' },
        failingSilently: {
          ...standing('failingSilently'),
          description: 'Every call fails, with an empty answer.',
        },
        garbled: { ...standing('garbled'), description: 'Every call fails, with an answer that is no JSON.' },
        slow: { ...standing('slow'), description: 'Every call waits before it goes to the server.' },
      },
    },
  },
});

export type SwitchesActor = ActorRefFrom<typeof switchesMachine>;

/** The switch that is on, or null while everything answers as usual. */
export const selectSwitch = ({ value }: SnapshotFrom<typeof switchesMachine>): SwitchName | null =>
  value === 'normal' ? null : value.disturbed;
