import { reportClubsModel } from '#machines/reports/clubs-model.ts';
import { reportDaysModel } from '#machines/reports/days-model.ts';
import { signInExportModel } from '#machines/reports/export-model.ts';
import { signInListModel } from '#machines/reports/list-model.ts';
import { useSelector } from '@xstate/react';
import type { ReportClubsActor } from '#machines/reports/clubs.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ReportsPage } from '#views/reports/page.tsx';
import { clubs, startDays, startFile, startReport } from './opened.tsx';

proveView(signInListModel, (actor) => (
  <ReportsPage actor={actor} file={startFile()} days={startDays()} clubs={clubs} changes={null} />
));

proveView(signInExportModel, (file) => (
  <ReportsPage actor={startReport()} file={file} days={startDays()} clubs={clubs} changes={null} />
));

const WithClubs = ({ actor }: { actor: ReportClubsActor }) => (
  <ReportsPage
    actor={startReport()}
    file={startFile()}
    days={startDays()}
    clubs={useSelector(actor, ({ context }) => context.clubs)}
    changes={null}
  />
);

proveView(reportClubsModel, (actor) => <WithClubs actor={actor} />);

proveView(reportDaysModel, (days) => (
  <ReportsPage actor={startReport()} file={startFile()} days={days} clubs={clubs} changes={null} />
));
