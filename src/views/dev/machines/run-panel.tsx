import { useSelector } from '@xstate/react';
import { machineWords } from '#domain/words/dev-machines.ts';
import type { ChartTransition } from '#model-testing/chart.ts';
import { isCovered } from '#model-testing/coverage.ts';
import { transitionText } from '#model-testing/layout-box.ts';
import { Button } from '#views/ui/button.tsx';
import type { Entry } from './catalogue.ts';
import { coveringOf, paintOf, type Covering } from './coverage-paint.ts';
import * as details from './details.css.ts';
import type { Covered } from './paint.ts';
import * as css from './run-panel.css.ts';
import type { RunActor } from './run-machine.ts';

const words = machineWords.run;

export type RunPanelProps = { entry: Entry; actor: RunActor };

/** What the last run has covered of a machine, in numbers and names; the chart shows it in lines. */
export const RunPanel = ({ entry, actor }: RunPanelProps) => {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const files = useSelector(actor, ({ context }) => context.files);
  const covering = value === 'read' ? coveringOf(entry.model, files) : null;
  return (
    <section className={details.panel} aria-label={words.title}>
      <h2 className={details.name}>{words.title}</h2>
      {value === 'reading' && <p role="status">{words.reading}</p>}
      {value === 'failed' && <p role="alert">{words.failed}</p>}
      {value === 'none' && (
        <p className={details.description}>
          {words.none}. {words.noneText}
        </p>
      )}
      {value === 'read' && covering === null && <p className={details.description}>{words.noneOfMachine}</p>}
      {covering && <Result entry={entry} covering={covering} />}
      {value !== 'reading' && (
        <div>
          <Button size="small" onClick={() => actor.send({ type: 'reload' })}>
            {words.reload}
          </Button>
        </div>
      )}
    </section>
  );
};

const levels: readonly Covered[] = ['browser', 'view', 'bare', 'excused', 'none'];

const Result = ({ entry, covering }: { entry: Entry; covering: Covering }) => {
  const paint = paintOf(entry.model, covering);
  const counts = Map.groupBy(paint.values(), (level) => level);
  const never = entry.chart.transitions.filter(({ id }) => paint.get(id) === 'none');
  return (
    <>
      <ul className={css.legend}>
        {levels.map((level) => (
          <li key={level} className={css.level}>
            <span className={css.stroke} data-level={level} />
            {words.legend[level]}
            <span className={css.count}>{counts.get(level)?.length ?? 0}</span>
          </li>
        ))}
      </ul>
      <ul className={details.items}>
        {covering.levels.map(({ level, at }) => (
          <li key={level} className={details.kind}>
            {words.at(level, new Date(at).toLocaleString())}
          </li>
        ))}
        {covering.isStale && <li className={details.kind}>{words.stale}</li>}
      </ul>
      <h3 className={details.heading}>{words.uncovered}</h3>
      {never.length === 0 && <p className={details.item}>{words.everything}</p>}
      <ul className={details.items}>
        {never.map((transition) => (
          <li key={transition.id} className={details.code}>
            {transition.source}: {transitionText(transition)}
          </li>
        ))}
      </ul>
      <Guards transitions={entry.chart.transitions} covering={covering} />
    </>
  );
};

type GuardsProps = { transitions: readonly ChartTransition[]; covering: Covering };

const Guards = ({ transitions, covering: { coverage } }: GuardsProps) => {
  const guarded = transitions.filter(({ guard }) => guard !== null);
  if (guarded.length === 0) return null;
  return (
    <>
      <h3 className={details.heading}>{words.guards}</h3>
      <ul className={details.items}>
        {guarded.map(({ id, label, guard }) => (
          <li key={id} className={details.item}>
            <span className={details.code}>
              {label} [{guard}]
            </span>{' '}
            {words.guard(isCovered(coverage.guardsPassed[id]), isCovered(coverage.guardsFailed[id]))}
          </li>
        ))}
      </ul>
    </>
  );
};
