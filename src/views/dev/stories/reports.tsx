import type { ReportClubsActor } from '#machines/reports/clubs.ts';
import { Beside, Reading, WithDays } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

const clubs = [{ id: 3, name: 'Cue Club Monterrey' }];

export const stages: Stages = {
  'sign-in-report': async () => {
    const [{ ReportsPage, daysMachine: daysOf }, { signInExportModel }] = await Promise.all([
      import('#views/reports/page.tsx'),
      import('#machines/reports/export-model.ts'),
    ]);
    const machine = atRest(signInExportModel);
    return (actor) => (
      <WithDays machine={daysOf}>
        {(days) => (
          <Beside machine={machine}>
            {(file) => (
              <ReportsPage actor={actor as never} file={file} days={days} clubs={clubs} changes={null} />
            )}
          </Beside>
        )}
      </WithDays>
    );
  },
  'sign-in-export': async () => {
    const [{ ReportsPage, daysMachine: daysOf, readAddress }, { signInListModel }] = await Promise.all([
      import('#views/reports/page.tsx'),
      import('#machines/reports/list-model.ts'),
    ]);
    const machine = atRest(signInListModel);
    return (actor) => (
      <WithDays machine={daysOf}>
        {(days) => (
          <Beside machine={machine} input={{ question: readAddress('') }}>
            {(list) => (
              <ReportsPage actor={list} file={actor as never} days={days} clubs={clubs} changes={null} />
            )}
          </Beside>
        )}
      </WithDays>
    );
  },
  'report-days': async () => {
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
              <ReportsPage actor={list} file={file} days={actor as never} clubs={clubs} changes={null} />
            )}
          </Beside>
        )}
      </Beside>
    );
  },
  'change-report': async () => {
    const [{ ChangesPage }, { daysMachine: daysOf }] = await Promise.all([
      import('#views/reports/changes-page.tsx'),
      import('#machines/reports/days.ts'),
    ]);
    return (actor) => (
      <WithDays machine={daysOf}>
        {(days) => <ChangesPage actor={actor as never} days={days} clubs={clubs} signIns="/reports" />}
      </WithDays>
    );
  },
  'report-clubs': async () => {
    const [{ ReportsPage, daysMachine: daysOf, exportMachine, readAddress }, { signInListModel }] =
      await Promise.all([import('#views/reports/page.tsx'), import('#machines/reports/list-model.ts')]);
    const machine = atRest(signInListModel);
    return (actor) => (
      <WithDays machine={daysOf}>
        {(days) => (
          <Beside machine={machine} input={{ question: readAddress('') }}>
            {(list) => (
              <Beside machine={exportMachine}>
                {(file) => (
                  <Reading actor={actor as ReportClubsActor}>
                    {({ context }) => (
                      <ReportsPage
                        actor={list}
                        file={file}
                        days={days}
                        clubs={context.clubs}
                        changes={null}
                      />
                    )}
                  </Reading>
                )}
              </Beside>
            )}
          </Beside>
        )}
      </WithDays>
    );
  },
};
