import { configModel } from '#machines/app/config-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(configModel);
