import { changeListModel } from '#machines/reports/changes-model.ts';
import { reportClubsModel } from '#machines/reports/clubs-model.ts';
import { reportDaysModel } from '#machines/reports/days-model.ts';
import { signInExportModel } from '#machines/reports/export-model.ts';
import { signInListModel } from '#machines/reports/list-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(signInListModel);
proveBare(signInExportModel);
proveBare(reportClubsModel);
proveBare(reportDaysModel);
proveBare(changeListModel);
