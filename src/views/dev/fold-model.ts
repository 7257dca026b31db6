import { defineModel } from '#model-testing/model.ts';
import { devWords } from '#domain/words/dev.ts';
import { foldMachine } from './fold-machine.ts';

const offline = { role: 'button', name: devWords.switches.offline.label } as const;

export const foldModel = defineModel(foldMachine, {
  controls: { 'fold.toggled': { role: 'button', name: devWords.bar.toggle } },
  shows: { folded: { absent: [offline] }, unfolded: { roles: [offline] } },
});
