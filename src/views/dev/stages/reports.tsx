import type { ReportClubsActor } from '#machines/reports/clubs.ts';
import { Beside, Reading } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

const clubs = [{ id: 3, name: 'Cue Club Monterrey' }];

export const stages: Stages = {
  'sign-in-report': async () => {
    const [{ ReportsPage }, { signInExportModel }] = await Promise.all([
      import('#views/reports/page.tsx'),
      import('#machines/reports/export-model.ts'),
    ]);
    const machine = atRest(signInExportModel);
    return (actor) => (
      <Beside machine={machine}>
        {(file) => <ReportsPage actor={actor as never} file={file} clubs={clubs} changes={null} />}
      </Beside>
    );
  },
  'sign-in-export': async () => {
    const [{ ReportsPage, readAddress }, { signInListModel }] = await Promise.all([
      import('#views/reports/page.tsx'),
      import('#machines/reports/list-model.ts'),
    ]);
    const machine = atRest(signInListModel);
    return (actor) => (
      <Beside machine={machine} input={{ question: readAddress('') }}>
        {(list) => <ReportsPage actor={list} file={actor as never} clubs={clubs} changes={null} />}
      </Beside>
    );
  },
  'change-report': async () => {
    const { ChangesPage } = await import('#views/reports/changes-page.tsx');
    return (actor) => <ChangesPage actor={actor as never} clubs={clubs} signIns="/reports" />;
  },
  'report-clubs': async () => {
    const [{ ReportsPage, exportMachine, readAddress }, { signInListModel }] = await Promise.all([
      import('#views/reports/page.tsx'),
      import('#machines/reports/list-model.ts'),
    ]);
    const machine = atRest(signInListModel);
    return (actor) => (
      <Beside machine={machine} input={{ question: readAddress('') }}>
        {(list) => (
          <Beside machine={exportMachine}>
            {(file) => (
              <Reading actor={actor as ReportClubsActor}>
                {({ context }) => (
                  <ReportsPage actor={list} file={file} clubs={context.clubs} changes={null} />
                )}
              </Reading>
            )}
          </Beside>
        )}
      </Beside>
    );
  },
};
