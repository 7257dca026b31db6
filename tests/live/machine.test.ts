import { liveModel } from '#machines/live/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(liveModel);
