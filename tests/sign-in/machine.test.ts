import { signInModel } from '#machines/sign-in/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(signInModel);
