import { standingModel } from '#machines/session/standing-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(standingModel);
