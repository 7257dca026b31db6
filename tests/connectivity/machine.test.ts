import { connectivityModel } from '#machines/app/connectivity-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(connectivityModel);
