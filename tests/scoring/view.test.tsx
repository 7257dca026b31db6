import { scoringModel } from '#machines/scoring/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ScoringPanel } from '#views/scoring/panel.tsx';

proveView(scoringModel, (actor) => <ScoringPanel actor={actor} />);
