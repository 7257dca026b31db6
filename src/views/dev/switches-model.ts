import { defineModel } from '#model-testing/model.ts';
import { devWords } from '#domain/words/dev.ts';
import { switchNames } from './switch-names.ts';
import { switchesMachine } from './switches-machine.ts';

export const switchesModel = defineModel(switchesMachine, {
  cases: { toggle: switchNames.map((name) => ({ name })) },
  outcomes: {
    standIn: [{ name: 'answered', sends: { type: 'call.answered' } }],
    offlineDevice: [],
  },
  controls: {
    toggle: { role: 'button', name: ({ event }) => devWords.switches[event.name].label },
    'back.to.normal': { role: 'button', name: devWords.bar.backToNormal },
    'call.answered': { kind: 'internal' },
  },
  shows: {
    normal: { texts: [devWords.bar.normal] },
    disturbed: { absent: [devWords.bar.normal] },
    'disturbed.offline': { texts: [devWords.bar.on(devWords.switches.offline.label)] },
    'disturbed.unanswered': { texts: [devWords.bar.on(devWords.switches.unanswered.label)] },
    'disturbed.expired': { texts: [devWords.bar.on(devWords.switches.expired.label)] },
    'disturbed.wrongPassword': { texts: [devWords.bar.on(devWords.switches.wrongPassword.label)] },
    'disturbed.unknownEmail': { texts: [devWords.bar.on(devWords.switches.unknownEmail.label)] },
    'disturbed.failing': { texts: [devWords.bar.on(devWords.switches.failing.label)] },
    'disturbed.failingSilently': { texts: [devWords.bar.on(devWords.switches.failingSilently.label)] },
    'disturbed.garbled': { texts: [devWords.bar.on(devWords.switches.garbled.label)] },
    'disturbed.slow': { texts: [devWords.bar.on(devWords.switches.slow.label)] },
  },
});
