import { profileModel } from '#machines/profile/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ProfilePage } from '#views/profile/page.tsx';

proveView(profileModel, (actor) => <ProfilePage actor={actor} choices={{ countries: [], currencies: [] }} />);
