import { signInModel } from '#machines/sign-in/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { SignInPage } from '#views/sign-in/page.tsx';

proveView(signInModel, (actor) => <SignInPage actor={actor} demo={null} onClose={() => {}} />);
