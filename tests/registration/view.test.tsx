import { registrationModel } from '#machines/registration/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { RegistrationPage } from '#views/registration/page.tsx';

const choices = { countries: [], currencies: [], clubs: [], onRetry: null };

proveView(registrationModel, (actor) => (
  <RegistrationPage
    actor={actor}
    choices={choices}
    renderProof={({ faults }) => faults.email ?? faults.code}
  />
));
