import { changePasswordModel } from '#machines/password/changing-model.ts';
import { changePasswordMachine } from '#machines/password/changing.ts';
import { SetPasswordPage } from '#views/password/setting.tsx';
import { setPasswordModel } from '#machines/password/setting-model.ts';
import { setPasswordMachine } from '#machines/password/setting.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { forgotPasswordModel } from '#machines/password/forgot-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ChangePasswordPage } from '#views/password/changing.tsx';
import { ForgotPassword } from '#views/password/forgot.tsx';

proveView(forgotPasswordModel, (actor) => <ForgotPassword actor={actor} onClose={() => {}} />);
proveView(changePasswordModel, (actor) => <ChangePasswordPage actor={actor} />, {
  machine: withoutEffects(changePasswordMachine),
});
proveView(setPasswordModel, (actor) => <SetPasswordPage actor={actor} />, {
  machine: withoutEffects(setPasswordMachine),
});
