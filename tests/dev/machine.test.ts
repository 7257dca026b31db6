import { proveBare } from '#tests/support/proof.ts';
import { clockModel } from '#views/dev/clock-model.ts';
import { foldModel } from '#views/dev/fold-model.ts';
import { liveModel } from '#views/dev/live-model.ts';
import { sessionToolsModel } from '#views/dev/session-tools-model.ts';
import { switchesModel } from '#views/dev/switches-model.ts';

proveBare(switchesModel);
proveBare(foldModel);
proveBare(sessionToolsModel);
proveBare(clockModel);
proveBare(liveModel);
