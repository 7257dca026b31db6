import { licencesModel } from '#machines/licences/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { LicencesSection } from '#views/licences/section.tsx';

proveView(licencesModel, (actor) => <LicencesSection actor={actor} />);
