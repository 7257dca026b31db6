import { proveBare } from '#tests/support/proof.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { explorerMachine } from '#views/dev/machines/explorer-machine.ts';
import { explorerModel } from '#views/dev/machines/explorer-model.ts';
import { playerModel } from '#views/dev/machines/player-model.ts';
import { runModel } from '#views/dev/machines/run-model.ts';
import { watchMachine } from '#views/dev/machines/watch-machine.ts';
import { watchModel } from '#views/dev/machines/watch-model.ts';

proveBare(explorerModel, withoutEffects(explorerMachine));
proveBare(playerModel);
proveBare(runModel);
proveBare(watchModel, withoutEffects(watchMachine));
