import { homeModel } from '#machines/home/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { HomePage } from '#views/home/page.tsx';

proveView(homeModel, (actor) => <HomePage actor={actor} lists="closed" />);
