import { personalDataModel } from '#machines/personal-data/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { PersonalData } from '#views/personal-data/section.tsx';

proveView(personalDataModel, (actor) => <PersonalData actor={actor} />);
