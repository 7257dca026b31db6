import { clubFormModel } from '#machines/clubs/form-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ClubFormPage } from '#views/clubs/form-page.tsx';

const choices = {
  countries: [{ countryId: 'US', countryName: 'United States', countryCode: '+1' }],
  currencies: [{ currency: 'US Dollar', currencyCode: 'USD' }],
};

proveView(clubFormModel, (actor) => (
  <ClubFormPage actor={actor} choices={choices} entitlements={null} logo={null} />
));
