import { appsModel } from '#machines/apps/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { AppsPage } from '#views/apps/page.tsx';

proveView(appsModel, (actor) => <AppsPage actor={actor} />);
