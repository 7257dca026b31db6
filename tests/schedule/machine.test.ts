import { schedulePageModel } from '#machines/schedule/page-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(schedulePageModel);
