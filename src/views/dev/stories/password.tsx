import type { Stages } from './stage.ts';

export const stages: Stages = {
  'forgot-password': async () => {
    const { ForgotPassword } = await import('#views/password/forgot.tsx');
    return (actor) => <ForgotPassword actor={actor as never} onClose={() => {}} />;
  },
  'change-password': async () => {
    const { ChangePasswordPage } = await import('#views/password/changing.tsx');
    return (actor) => <ChangePasswordPage actor={actor as never} />;
  },
  'set-password': async () => {
    const { SetPasswordPage } = await import('#views/password/setting.tsx');
    return (actor) => <SetPasswordPage actor={actor as never} />;
  },
};
