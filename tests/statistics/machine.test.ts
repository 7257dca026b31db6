import { statisticsModel } from '#machines/statistics/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(statisticsModel);
