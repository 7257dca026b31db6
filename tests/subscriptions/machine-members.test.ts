import { membersModel } from '#machines/subscriptions/members-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(membersModel);
