import { idleModel } from '#machines/session/idle-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(idleModel);
