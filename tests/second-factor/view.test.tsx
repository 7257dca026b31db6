import { secondFactorModel } from '#machines/second-factor/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { SecondFactorPage } from '#views/second-factor/page.tsx';

proveView(secondFactorModel, (actor) => <SecondFactorPage actor={actor} />);
