import type { PlayerActor } from '#views/dev/machines/player-machine.ts';
import type { SwitchBarProps } from '#views/dev/switch-bar.tsx';
import { Beside, Reading } from './around.tsx';
import { atRest, type Stage, type Stages } from './stage.ts';

type Part = 'switches' | 'tools' | 'fold';

/** Draws the bar of switches around the one actor of it that is looked at; the others are open and at rest. */
function switchBar(part: Part) {
  return async (): Promise<Stage> => {
    const [{ SwitchBar }, { switchesModel }, { sessionToolsModel }, { foldMachine }, { liveModel }] =
      await Promise.all([
        import('#views/dev/switch-bar.tsx'),
        import('#views/dev/switches-model.ts'),
        import('#views/dev/session-tools-model.ts'),
        import('#views/dev/fold-machine.ts'),
        import('#views/dev/live-model.ts'),
      ]);
    const [switches, tools, live] = [atRest(switchesModel), atRest(sessionToolsModel), atRest(liveModel)];
    const open = foldMachine.resolveState({ value: 'unfolded' });
    return (actor) => (
      <Beside machine={switches}>
        {(itsSwitches) => (
          <Beside machine={tools}>
            {(itsTools) => (
              <Beside machine={foldMachine} snapshot={open}>
                {(itsFold) => (
                  <Beside machine={live}>
                    {(itsLive) => {
                      const all = { switches: itsSwitches, tools: itsTools, fold: itsFold, live: itsLive };
                      const props = { ...all, [part]: actor } as Omit<SwitchBarProps, 'onStartAnew'>;
                      return <SwitchBar {...props} onStartAnew={() => {}} />;
                    }}
                  </Beside>
                )}
              </Beside>
            )}
          </Beside>
        )}
      </Beside>
    );
  };
}

const loadTools = async () => {
  const [{ catalogue, entryOf }, { runModel }] = await Promise.all([
    import('#views/dev/machines/catalogue.ts'),
    import('#views/dev/machines/run-model.ts'),
  ]);
  return { catalogue, entryOf, runModel };
};

export const stages: Stages = {
  'dev-switches': switchBar('switches'),
  'dev-session-tools': switchBar('tools'),
  'dev-fold': switchBar('fold'),
  'dev-live': async () => {
    const { LiveSwitch } = await import('#views/dev/live-switch.tsx');
    return (actor) => <LiveSwitch actor={actor as never} />;
  },
  'dev-clock': async () => {
    const { ClockPanel } = await import('#views/dev/clock-page.tsx');
    return (actor) => <ClockPanel actor={actor as never} />;
  },
  'dev-explorer': async () => {
    const [{ Workbench }, { catalogue, runModel }] = await Promise.all([
      import('#views/dev/machines/workbench.tsx'),
      loadTools(),
    ]);
    const run = atRest(runModel);
    return (actor) => (
      <Beside machine={run}>
        {(itsRun) => <Workbench explorer={actor as never} run={itsRun} entries={catalogue()} />}
      </Beside>
    );
  },
  'dev-player': async () => {
    const [{ PathsPanel }, { Player }, { planSafely }, { entryOf }] = await Promise.all([
      import('#views/dev/machines/paths-panel.tsx'),
      import('#views/dev/machines/player.tsx'),
      import('#views/dev/machines/plans.ts'),
      loadTools(),
    ]);
    const entry = entryOf('sign-in');
    const path = entry && planSafely(entry.model).paths.find(({ steps }) => steps.length > 1);
    if (!entry || !path) throw new Error('There is no path to play.');
    return (actor) => (
      <Reading actor={actor as PlayerActor}>
        {(snapshot) =>
          snapshot.matches('open') ? (
            <Player actor={actor as PlayerActor} path={path} />
          ) : (
            <PathsPanel entry={entry} chosen={null} actor={actor as PlayerActor} />
          )
        }
      </Reading>
    );
  },
  'dev-run': async () => {
    const [{ RunPanel }, { entryOf }] = await Promise.all([
      import('#views/dev/machines/run-panel.tsx'),
      loadTools(),
    ]);
    const entry = entryOf('sign-in');
    if (!entry) throw new Error('There is no machine whose run could be shown.');
    return (actor) => <RunPanel entry={entry} actor={actor as never} />;
  },
  'dev-watch': async () => {
    const [{ WatchDock }] = await Promise.all([
      import('#views/dev/machines/watch-dock.tsx'),
      // The dock draws it once it is there.
      import('#views/dev/machines/watch-chart.tsx'),
    ]);
    return (actor) => <WatchDock actor={actor as never} />;
  },
};
