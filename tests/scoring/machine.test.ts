import { scoringModel } from '#machines/scoring/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(scoringModel);
