import { profileModel } from '#machines/profile/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(profileModel);
