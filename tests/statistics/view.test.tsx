import { statisticsModel } from '#machines/statistics/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { StatisticsPage } from '#views/statistics/page.tsx';

proveView(statisticsModel, (actor) => <StatisticsPage actor={actor} onGame={() => undefined} />);
