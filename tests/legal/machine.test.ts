import { legalModel } from '#machines/legal/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(legalModel);
