import { noticesModel } from '#machines/app/notices-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(noticesModel);
