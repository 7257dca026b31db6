import { changePasswordModel } from '#machines/password/changing-model.ts';
import { changePasswordMachine } from '#machines/password/changing.ts';
import { setPasswordModel } from '#machines/password/setting-model.ts';
import { setPasswordMachine } from '#machines/password/setting.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { forgotPasswordModel } from '#machines/password/forgot-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(forgotPasswordModel);
proveBare(changePasswordModel, withoutEffects(changePasswordMachine));
proveBare(setPasswordModel, withoutEffects(setPasswordMachine));
